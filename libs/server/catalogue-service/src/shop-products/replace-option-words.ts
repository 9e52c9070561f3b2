/** Returns an item's keywords with the old options removed and each new option added once. */
export function replaceOptionWords(
  keywords: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const without = before
    .filter((option) => option !== '')
    .reduce((text, option) => text.replace(` ${option} `, ' '), ` ${keywords} `);
  const missing = [...new Set(after)].filter((option) => !without.includes(` ${option} `));
  return [without.trim(), ...missing].filter((text) => text !== '').join(' ');
}
