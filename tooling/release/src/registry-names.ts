/** Hosts by whose name anybody knows a registry. */
const HOST =
  /\b(?:[\w-]+\.)*(?:registry|npm|npmjs|yarnpkg)\.(?:[\w-]+\.)*(?:com|org|net|io|dev|cloud|local|internal)\b/gi;
/** Where a setting, or a lockfile, says that packages come from; `.example` is nobody's. */
const SETTING =
  /\b(?:registry|tarball)["']?\s*[:=]\s*["']?https?:\/\/(?![\w.-]+\.example\b)[^\s"']+/gi;

/** The registries that a text names. The project names none: everybody has their own. */
export function registriesIn(text: string): string[] {
  return [HOST, SETTING].flatMap((pattern) => text.match(pattern) ?? []);
}
