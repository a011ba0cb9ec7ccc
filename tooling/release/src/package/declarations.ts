import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { problemAffectsResolutionKind } from "@arethetypeswrong/core/problems";

/**
 * The kinds of resolution that a package of modules alone is for. Left out, as in the profile
 * "esm-only": the resolution of Node 10, and `require` seen by TypeScript before it knew that Node
 * can require modules.
 */
const RESOLUTIONS = ["node16-esm", "bundler"] as const;

/** What is wrong with the declarations in a tarball. */
export async function faultsOfDeclarations(tarball: Uint8Array): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (!analysis.types) return ["it has no declarations"];
  const affects = (problem: Problem) =>
    RESOLUTIONS.some((kind) => problemAffectsResolutionKind(problem, kind, analysis));
  return analysis.problems.filter(affects).map((problem) => `types: ${JSON.stringify(problem)}`);
}
