/** Loaded when someone asks for it: texts, forms and overlays. */
const late = /translations\/[^/]+\.json|react-hook-form|error-catalogue|\/overlays\/|address-form/;
/** What every page runs: the app, its shell, the frame around its screens, cards, and the addresses that nearly every page builds. */
const frame =
  /\/(apps\/[^/]+|libs\/(composition\/[^/]+|features\/(shell|system-screens)|ui\/(layout|item-card|item-list)|adapters\/[^/]+))\/src\/|\/(category|shop|login)-path\.ts$|\/category-trail\.ts$/;

/** Of these, what is only ever fetched by `import()` is for later: the list of screens, tracking, what waits until a page is idle. */
const laterParts =
  /\/(apps\/[^/]+|libs\/(composition\/[^/]+|features\/(shell|system-screens)|adapters\/[^/]+))\/src\//;

type Modules = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
};

/** Whether a module runs as soon as the page does: the entry imports it, or something that the entry imports. */
const isEager = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  const info = modules.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  return info.isEntry || info.importers.some((importer) => isEager(importer, modules, seen));
};

const isFrame = (id: string, modules: Modules): boolean =>
  frame.test(id) && !late.test(id) && (!laterParts.test(id) || isEager(id, modules));

/** The first navigation's: where an address leads (the frame only builds addresses), and what the list of screens takes. */
const navigation =
  /\/libs\/(domain\/routing-table\/src\/(router|create-router|decide|redirect-function|route-gate|named-captures|query-pieces|read-address|redirects\/[^/]+)|features\/(shell|system-screens)\/src\/(translations|checkout\/[^/]+))\.tsx?$/;

/** The words of all parts in one language: lists and cards come together, and a table of one file a language is short. */
const wordsOf = (id: string): string | null => {
  const language = /\/libs\/ui\/[^/]+\/src\/translations\/([^/]+)\.json$/.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
};

/** What the frame is built on: a file of its own, which a browser runs before the frame's own and keeps when only that changes. */
const kit =
  /\/node_modules\/(@reduxjs|immer|reselect|redux|redux-thunk|i18next|react-i18next|react-router|@standard-schema)\/|\/libs\/data-access\/base-api\/src\//;

/** What begins when a page is idle, and comes together then: tracking, reporting, and the toggles kept for the next visit. */
const idle =
  /\/libs\/(features\/shell\/src\/(tracking\/(?!page-log|track-when-idle)|reporting\/|toggles\/(persist-toggles|start-toggles)\.)|adapters\/browser-(tracking|storage)\/|domain\/(tracking|persistence)\/)/;

const fronts =
  /\/libs\/ui\/front-page\/src\/(front-namespaces|FrontPage|FrontSkeleton|NothingYet|translations\/(use-front-words|translations)|ShopShelf|CardShelf|CategoryTiles|Banners|StripPicture)\./;
const lists =
  /\/libs\/((ui\/(result-list|shop-tile)|domain\/search-params)\/src\/(?!translations\/[^/]+\.json)|data-access\/[^/]+\/src\/(lists-api|shop-pages-api|to-search-query|use-page-setting|use-result-list)|features\/search-screens\/src\/.*list-address-of).*\.(tsx?|css)$/;
const reviews = /\/libs\/ui\/reviews\/src\/.*\.(tsx?|css)$/;

/** Small parts and rules that many screens have in common. */
const more =
  /\/libs\/(ui\/design-system\/src\/(?!overlays|fields\/(?!Checkbox|TextField|QuantityStepper|clamp-quantity)|translations)|domain\/(money|item)\/src\/|data-access\/catalogue-api\/src\/(elapsed-since|use-remaining-seconds|vouchers-api|use-voucher-claims)\.).*(tsx?|css)$/;

/** A product's page: what its own screen and a card's cart have in common stays one file. */
const product =
  /\/libs\/(features\/product-screens\/src\/(?!quick-add|product\/product-screen)|ui\/design-system\/src\/fields\/(QuantityStepper|clamp-quantity)).*\.(tsx?|css)$/;

/**
 * What every page runs is one file with all that it imports; what two screens or more share is another: many small files
 * cost more, and compress worse, than what a screen does not need of them.
 */
export const groups = [
  { name: 'navigation', test: navigation, priority: 1, includeDependenciesRecursively: false },
  { debugName: 'words', name: wordsOf, priority: 1, includeDependenciesRecursively: false },
  { name: 'idle', test: idle, priority: 1, includeDependenciesRecursively: false },
  { name: 'kit', test: kit, priority: 1, includeDependenciesRecursively: false },
  { debugName: 'store', name: (id: string, modules: Modules) => (isFrame(id, modules) ? 'store' : null) },
  // What all fronts, all lists of results, and all reviews have in common: few files instead of many.
  { name: 'fronts', test: fronts, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'lists', test: lists, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'reviews', test: reviews, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'product', test: product, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
  { name: 'more', minShareCount: 3, test: more },
];
