import type { RatingSpread, ReviewData } from './review-data.ts';

const picture = (id: string) => ({ id, width: 800, height: 800 });

const review: ReviewData = {
  id: 1,
  username: 'citra',
  rating_star: 5,
  comment: 'Strong and light. It carries the whole week’s shopping and still looks as on the first day.',
  model_name: '',
  pictures: [],
  ctime: 1_790_000_000,
};

/** Reviews under the wire's names, for stories and specs. */
export const reviewExamples = {
  inWords: review,
  withPictures: {
    ...review,
    id: 2,
    username: 'budi',
    rating_star: 4,
    model_name: 'Natural, large',
    pictures: [picture('basket'), picture('pot'), picture('scarf')],
    seller_reply: 'Thank you! The handles get softer with use.',
  },
  starsAlone: { ...review, id: 3, username: 'm***i', rating_star: 2, comment: '' },
  longWords: {
    ...review,
    id: 4,
    username: 'averylongnamewithoutanyspace',
    comment: 'Powinnosprawdzićsięwkażdejsytuacji '.repeat(12),
    model_name: 'Wariant o wyjątkowo długiej nazwie, rozmiar podwójny',
  },
} satisfies Readonly<Record<string, ReviewData>>;

export const ratingSpreadExample: RatingSpread = {
  rating_star: 4.6,
  rating_count: 1240,
  rating_breakdown: [20, 14, 62, 320, 824],
  with_comment: 410,
  with_picture: 96,
  variations: [
    { name: 'Natural, large', count: 700 },
    { name: 'Black, small', count: 540 },
  ],
};
