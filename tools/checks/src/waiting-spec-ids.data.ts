/** Rows that no app implements yet, with what they wait for. */
export type WaitingSpecIds = { readonly waitsFor: string; readonly ids: readonly string[] };

/** Waiting rows. The check fails if an app implements one of them. */
export const waitingSpecIds: readonly WaitingSpecIds[] = [
  {
    waitsFor: 'an app that calls it: the rule and its cases are there',
    ids: [
      'item-fetch-failed',
      'item-fetch-failure',
      'item-store-item',
      'roles',
      'search-context',
      'search-context-kind',
      'search-context-lower',
    ],
  },
  {
    waitsFor: 'the page builder, landing pages and links to the app',
    ids: [
      'deep-link-attribution-url',
      'flag-image-set-count',
      'live-stream-event',
      'regional-mirror',
      'regional-mirror-pattern',
      'render-mode',
      'service-worker',
      'service-worker-register',
      'service-worker-scope',
      'service-worker-shared-info',
      'special-ua',
      'special-ua-countries',
      'translation-collection',
    ],
  },
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
