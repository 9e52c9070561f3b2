/** Rows that no app implements yet, with what they wait for. */
export type WaitingSpecIds = { readonly waitsFor: string; readonly ids: readonly string[] };

/** Waiting rows. The check fails if an app implements one of them. */
export const waitingSpecIds: readonly WaitingSpecIds[] = [
  {
    waitsFor: 'an app that calls it: the rule and its cases are there',
    ids: ['item-store-item'],
  },
  {
    waitsFor:
      'what follows from it, or its pattern: the documents say neither; the rule and its cases are there',
    ids: ['regional-mirror', 'regional-mirror-pattern', 'special-ua', 'special-ua-countries'],
  },
  {
    waitsFor: 'an address: the documents name the call without it, and texts are built with the apps',
    ids: ['deep-link-attribution-url', 'translation-collection'],
  },
  {
    waitsFor: 'a page that the browser renders by itself: the server puts built pages into the document',
    ids: ['render-mode'],
  },
  { waitsFor: 'live streams: the documents name no page of theirs', ids: ['live-stream-event'] },
  { waitsFor: 'pictures of flags: no screen shows one', ids: ['flag-image-set-count'] },
  {
    waitsFor: 'nothing: it says what the documents cover or leave out',
    ids: ['documents-scope', 'product-areas', 'server-opaque'],
  },
  {
    waitsFor: 'never thrown: the client makes it itself, or it says that all is well',
    ids: ['ok', 'unknown'],
  },
  {
    waitsFor: 'a shape of its own: its fields are part of other types',
    ids: ['item-store-entry', 'request-progress', 'role'],
  },
];
