/** Derives a username from a shop's name, `[a-z0-9._]`, 2 to 24 characters; empty if the name has no such letters. */
export const toUsername = (name: string): string => {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, 24)
    .replace(/\.$/, '');
  return letters.length < 2 ? '' : letters;
};
