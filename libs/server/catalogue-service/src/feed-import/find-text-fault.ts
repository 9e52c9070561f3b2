import { productLimits, shopLimits } from '@pasar/item';
import type { Product } from './product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';

const { maxTitleLength, maxDescriptionLength } = productLimits;
const maxGroupIdLength = 200;
const { maxNameLength: maxShopNameLength } = shopLimits;

type Texts = Pick<Product, 'externalId' | 'shop' | 'title' | 'description' | 'brand' | 'categoryPath'>;

/** Whether a text has bytes that could not be decoded. */
export const hasInvalidBytes = (text: string): boolean => text.includes('\uFFFD');

const checks: readonly ((texts: Texts) => Reason | false)[] = [
  ({ title }) => title === '' && toReason('title-missing'),
  ({ title }) => title.length > maxTitleLength && toReason('title-too-long', { max: maxTitleLength }),
  ({ title, description, externalId, shop, brand, categoryPath }) =>
    hasInvalidBytes([title, description, externalId, shop, brand, ...categoryPath].join()) &&
    toReason('encoding-invalid'),
  ({ externalId }) =>
    externalId.length > maxGroupIdLength && toReason('group-id-too-long', { max: maxGroupIdLength }),
  ({ shop }) => shop === '' && toReason('shop-missing'),
  ({ shop }) => shop.length > maxShopNameLength && toReason('shop-name-too-long', { max: maxShopNameLength }),
];

/** Returns the first problem with a product's texts, or undefined. */
export const findTextFault = (texts: Texts): Reason | undefined => {
  for (const check of checks) {
    const fault = check(texts);
    if (fault) return fault;
  }
  return undefined;
};

/** Truncates a description that is too long, with a warning. */
export const fitDescription = (text: string, warn: (reason: Reason) => void): string => {
  if (text.length <= maxDescriptionLength) return text;
  warn(toReason('description-cut', { max: maxDescriptionLength }));
  return text.slice(0, maxDescriptionLength).replace(/[\uD800-\uDBFF]$/, '');
};
