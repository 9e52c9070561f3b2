const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** A text without its accents, in small letters. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l');

/** The words of a text in their order, in every script. */
export const splitWords = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** Numbers from 0 up to 1, the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
