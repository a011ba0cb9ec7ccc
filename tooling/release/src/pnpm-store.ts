import { existsSync, readdirSync, readlinkSync, unlinkSync } from "node:fs";
import { join, sep } from "node:path";

/** pnpm notes in its store which projects use it: strikes out those inside `folder`. */
export function forgetProjects(store: string, folder: string): void {
  const projects = join(store, "projects");
  if (!existsSync(projects)) return;
  for (const entry of readdirSync(projects, { withFileTypes: true })) {
    const link = join(projects, entry.name);
    if (entry.isSymbolicLink() && readlinkSync(link).startsWith(folder + sep)) unlinkSync(link);
  }
}
