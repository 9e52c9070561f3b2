import type { Collection } from '@pasar/catalogue-api';
import { buildPath, slug } from '@pasar/routing-table';

/** The path of a collection, with its name as the slug if possible. */
export const collectionPath = ({ name, collectionid }: Pick<Collection, 'name' | 'collectionid'>): string =>
  slug(name)
    ? buildPath('collection', { collection: slug(name), collectionId: collectionid })
    : buildPath('collection-by-id', { collectionId: collectionid });
