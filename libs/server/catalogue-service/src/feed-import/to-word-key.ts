/** The accents of Latin letters, and the letters that Unicode does not split into one and an accent. */
const accents = /[\u0300-\u036F]/g;

/**
 * Normalizes a word for a look-up, whatever its case, accents, width and punctuation: `PREÇO_` is `preco`. The signs of currencies
 * stay, and a question mark: WooCommerce has both `Existencias` and `¿Existencias?`.
 */
export const toWordKey = (written: string): string =>
  written
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .replace(accents, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}#?]+/gu, ' ')
    .replaceAll(' ?', '?')
    .trim();
