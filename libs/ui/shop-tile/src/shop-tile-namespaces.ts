import { listNamespaces } from '@pasar/item-list';
import { translations } from './translations/translations.ts';

/** What tiles of shops say: for the namespaces of a screen that shows some. */
export const shopTileNamespaces: typeof listNamespaces = [
  { name: 'shop-tile', load: translations },
  ...listNamespaces,
];
