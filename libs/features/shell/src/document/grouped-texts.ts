/** Formatted texts by everything in their key before the value, then by the value. */
export type GroupedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Groups the texts of a format cache for the page's data, so that methods and currencies are written once. */
export function groupTexts(texts: ReadonlyMap<string, string>): GroupedTexts {
  const groups: Record<string, Record<string, string>> = {};
  for (const [key, text] of texts) {
    const end = key.lastIndexOf(' ');
    (groups[key.slice(0, end)] ??= {})[key.slice(end + 1)] = text;
  }
  return groups;
}

/** Restores the texts of a format cache. */
export const ungroupTexts = (groups: GroupedTexts): Map<string, string> =>
  new Map(
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).map(([value, text]): [string, string] => [`${group} ${value}`, text]),
    ),
  );
