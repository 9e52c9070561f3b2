const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Lower-cases a text and removes its accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l');

/** Returns the words of a text in order, in any script. */
export const splitWords = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
