/** Normalizes a place name for comparison: lower case, without accents, dots, surrounding spaces and variants of a character. */
export const normalizePlaceName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('臺', '台')
    .trim();
