import type { Product } from './product.ts';

type Texts = Pick<Product, 'externalId' | 'shop' | 'title' | 'description'>;

const checks: readonly ((texts: Texts) => string | false)[] = [
  ({ title }) => title === '' && 'it has no title',
  ({ title }) => title.length > 300 && 'its title is longer than 300 characters',
  ({ description }) => description.length > 20_000 && 'its description is longer than 20,000 characters',
  ({ title, description }) =>
    (title + description).includes('\uFFFD') && 'it holds bytes that are not UTF-8: save the feed as UTF-8',
  ({ externalId }) => externalId.length > 200 && 'its group id is longer than 200 characters',
  ({ shop }) => shop === '' && 'nobody sells it: fill the column shop or brand, or give --shop NAME',
  ({ shop }) => shop.length > 60 && "its shop's name is longer than 60 characters",
];

/** The first thing that is wrong with a product's words; undefined when they will do. */
export const findTextFault = (texts: Texts): string | undefined => {
  for (const check of checks) {
    const fault = check(texts);
    if (fault) return fault;
  }
  return undefined;
};
