/** A message about a file, with the file's path from the workspace's root. */
export type FileMessage = { readonly path: string; readonly text: string };

/** Messages by the root of the project that has the file; those about other files are left out. */
export function groupByProject(
  roots: readonly string[],
  messages: readonly FileMessage[],
): ReadonlyMap<string, string> {
  const groups = Map.groupBy(messages, ({ path }) => roots.find((root) => path.startsWith(`${root}/`)));
  const own = [...groups].filter((group): group is [string, FileMessage[]] => group[0] !== undefined);
  return new Map(own.map(([root, found]) => [root, found.map(({ text }) => text).join('\n')]));
}
