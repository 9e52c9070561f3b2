import { listNamespaces } from '@pasar/item-list';
import { translations } from './translations/translations.ts';

/** The namespaces of a screen with reviews. */
export const reviewNamespaces: typeof listNamespaces = [
  { name: 'reviews', load: translations },
  ...listNamespaces,
];
