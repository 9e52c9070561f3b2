/** A place's name as names are compared: lower case, without accents, dots and the spaces around it. */
export const normalizePlaceName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .trim();
