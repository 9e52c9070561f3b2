import type { PageComponent } from '@pasar/page-builder';
import { screenPart } from '@pasar/screen-kit';
import type { ScreenPart, ScreenPartOf } from '@pasar/screen-kit';
import type { PartProps, PartType } from './part-props.ts';

/** The page components, each a chunk that is loaded with the pages that use it. */
export const pageParts: { readonly [Type in PartType]: ScreenPartOf<PartProps<Type>> } = {
  hero: screenPart('@pasar/page-screens/hero', () => import('@pasar/page-screens/hero')),
  countdown: screenPart('@pasar/page-screens/countdown', () => import('@pasar/page-screens/countdown')),
  vouchers: screenPart('@pasar/page-screens/vouchers', () => import('@pasar/page-screens/vouchers')),
  'item-carousel': screenPart(
    '@pasar/page-screens/item-carousel',
    () => import('@pasar/page-screens/item-carousel'),
  ),
  'item-grid': screenPart('@pasar/page-screens/item-grid', () => import('@pasar/page-screens/item-grid')),
  categories: screenPart('@pasar/page-screens/categories', () => import('@pasar/page-screens/categories')),
  'rich-text': screenPart('@pasar/page-screens/rich-text', () => import('@pasar/page-screens/rich-text')),
  pictures: screenPart('@pasar/page-screens/pictures', () => import('@pasar/page-screens/pictures')),
  links: screenPart('@pasar/page-screens/links', () => import('@pasar/page-screens/links')),
};

const listParts = ({ type, children }: PageComponent): readonly ScreenPart[] => [
  ...(type === 'columns' ? [] : [pageParts[type]]),
  ...children.flatMap(listParts),
];

/** The chunks of a page, without duplicates. @spec page-builder-bundles pb-bundles */
export const partsOfPage = (components: readonly PageComponent[]): readonly ScreenPart[] => [
  ...new Set(components.flatMap(listParts)),
];
