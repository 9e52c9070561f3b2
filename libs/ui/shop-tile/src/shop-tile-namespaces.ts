import { listNamespaces } from '@pasar/item-list';
import { translations } from './translations/translations.ts';

/** The namespaces of a screen with shop tiles. */
export const shopTileNamespaces: typeof listNamespaces = [
  { name: 'shop-tile', load: translations },
  ...listNamespaces,
];
