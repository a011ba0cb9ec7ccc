import ts from "typescript";

export interface Specifier {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Everything a source file asks for by name: static and dynamic imports, `export … from`, type
 * imports, and triple-slash references, which are given as "/// name".
 */
export function specifiersOf(source: string): Specifier[] {
  const info = ts.preProcessFile(source, true, true);
  const references = [
    ...info.referencedFiles,
    ...info.typeReferenceDirectives,
    ...info.libReferenceDirectives,
  ];
  const at = (pos: number): number => source.slice(0, pos).split("\n").length;
  return [
    ...info.importedFiles.map(({ fileName, pos }) => ({ text: fileName, line: at(pos) })),
    ...references.map(({ fileName, pos }) => ({ text: `/// ${fileName}`, line: at(pos) })),
  ];
}
