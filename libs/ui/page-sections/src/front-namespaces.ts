import { listNamespaces } from '@pasar/item-list';
import { translations } from './translations/translations.ts';

/** The namespaces of a front page. */
export const frontNamespaces: typeof listNamespaces = [
  { name: 'page-sections', load: translations },
  ...listNamespaces,
];
