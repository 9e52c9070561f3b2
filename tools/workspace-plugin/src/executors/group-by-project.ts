/** A message about a file, with the path from the workspace root. */
export type FileMessage = { readonly path: string; readonly text: string };

/** Groups messages by project root; drops those about other files. */
export function groupByProject(
  roots: readonly string[],
  messages: readonly FileMessage[],
): ReadonlyMap<string, string> {
  const groups = Map.groupBy(messages, ({ path }) => roots.find((root) => path.startsWith(`${root}/`)));
  const own = [...groups].filter((group): group is [string, FileMessage[]] => group[0] !== undefined);
  return new Map(own.map(([root, found]) => [root, found.map(({ text }) => text).join('\n')]));
}
