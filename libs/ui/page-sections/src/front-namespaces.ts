import { listNamespaces } from '@pasar/item-list';
import { translations } from './translations/translations.ts';

/** What front pages say: for the namespaces of a screen that is one. */
export const frontNamespaces: typeof listNamespaces = [
  { name: 'page-sections', load: translations },
  ...listNamespaces,
];
