import type { Collection } from '@pasar/catalogue-api';
import { buildPath, slug } from '@pasar/routing-table';

/** The address of a collection: with its name, where that gives a slug. */
export const collectionPath = ({ name, collectionid }: Pick<Collection, 'name' | 'collectionid'>): string =>
  slug(name)
    ? buildPath('collection', { collection: slug(name), collectionId: collectionid })
    : buildPath('collection-by-id', { collectionId: collectionid });
