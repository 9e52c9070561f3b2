import { listNamespaces } from '@pasar/item-list';
import { translations } from './translations/translations.ts';

/** The namespaces of a screen that has a list with filters. */
export const resultNamespaces: typeof listNamespaces = [
  { name: 'result-list', load: translations },
  ...listNamespaces,
];
