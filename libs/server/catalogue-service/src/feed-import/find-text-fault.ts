import { productLimits } from '@pasar/item';
import type { Product } from './product.ts';

const { maxTitleLength, maxDescriptionLength } = productLimits;

type Texts = Pick<Product, 'externalId' | 'shop' | 'title' | 'description'>;

const checks: readonly ((texts: Texts) => string | false)[] = [
  ({ title }) => title === '' && 'it has no title',
  ({ title }) => title.length > maxTitleLength && `its title is longer than ${maxTitleLength} characters`,
  ({ title, description, externalId, shop }) =>
    [title, description, externalId, shop].join().includes('\uFFFD') &&
    'it holds bytes that are not UTF-8: save the feed as UTF-8',
  ({ externalId }) => externalId.length > 200 && 'its group id is longer than 200 characters',
  ({ shop }) => shop === '' && 'nobody sells it: fill the column shop or brand, or give --shop NAME',
  ({ shop }) => shop.length > 60 && "its shop's name is longer than 60 characters",
];

/** Returns the first problem with a product's texts, or undefined. */
export const findTextFault = (texts: Texts): string | undefined => {
  for (const check of checks) {
    const fault = check(texts);
    if (fault) return fault;
  }
  return undefined;
};

/** Truncates a description that is too long, with a warning. */
export const fitDescription = (text: string, warn: (reason: string) => void): string => {
  if (text.length <= maxDescriptionLength) return text;
  warn(`its description was cut after ${maxDescriptionLength.toLocaleString('en')} characters`);
  return text.slice(0, maxDescriptionLength).replace(/[\uD800-\uDBFF]$/, '');
};
