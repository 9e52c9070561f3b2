import { listNamespaces } from '@pasar/item-list';
import { translations } from './translations/translations.ts';

/** What reviews say: for the namespaces of a screen that shows some. */
export const reviewNamespaces: typeof listNamespaces = [
  { name: 'reviews', load: translations },
  ...listNamespaces,
];
