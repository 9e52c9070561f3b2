import { buildPath } from './build-path.ts';
import { hashtagSlug } from './slug.ts';

/** Returns the path of a hashtag's page, with or without its `#` (doc1 §5). @spec hashtag-slug */
export const hashtagPath = (tag: string): string => buildPath('hashtag', { hashtag: hashtagSlug(tag) });
