import { listNamespaces } from '@pasar/item-list';
import { translations } from './translations/translations.ts';

/** What a list with its filters says: for the namespaces of a screen that has one. */
export const resultNamespaces: typeof listNamespaces = [
  { name: 'result-list', load: translations },
  ...listNamespaces,
];
