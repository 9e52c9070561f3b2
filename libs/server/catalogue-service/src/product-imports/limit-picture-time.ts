import type { FetchPicture } from '../feed-import/create-picture-fetcher.ts';

type TimeLimit = { readonly maxMs: number; readonly monotonicNow: () => number };

/**
 * Fetches pictures for a limited time, from the first one: other sellers' imports wait meanwhile, and hosts may answer as slowly
 * as they like. Afterwards every picture is unreachable, until the file is imported again.
 */
export function limitPictureTime(
  fetchPicture: FetchPicture,
  { maxMs, monotonicNow }: TimeLimit,
): FetchPicture {
  let endsAt: number | undefined;
  return async (link) => {
    endsAt ??= monotonicNow() + maxMs;
    return monotonicNow() < endsAt ? fetchPicture(link) : 'unreachable';
  };
}
