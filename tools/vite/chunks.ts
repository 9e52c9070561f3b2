/** Lazily loaded on use: texts, forms and overlays. */
const lazy =
  /translations\/[^/]+\.json|react-hook-form|error-catalogue|\/overlays\/(?!Menu\.module\.css)|address-form|\/preferences\/(PreferenceForm|MarketList|LanguageList)\.|\/header\/(MiniCart|SuggestionList)\.|\/page\/SellerShell\./;
/**
 * Modules of every page: app, shell, layout, cards, the styles of a menu's button, and the path builders that nearly every page
 * uses.
 */
const frame =
  /\/(apps\/[^/]+|libs\/(composition\/[^/]+|features\/(shell|system-screens)|ui\/(layout|item-card|item-list)|adapters\/[^/]+))\/src\/|\/overlays\/Menu\.module\.css$|\/(category|shop|login)-path\.ts$|\/category-trail\.ts$|\/screen-kit\/src\/RenderOutOfSight\.tsx$/;

/**
 * Of these, modules that are only imported dynamically stay out of the store chunk: the list of screens, tracking, idle work.
 */
const lazyParts =
  /\/(apps\/[^/]+|libs\/(composition\/[^/]+|features\/(shell|system-screens)|adapters\/[^/]+))\/src\//;

type Modules = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
};

/** Whether a module is part of the static import graph of the entry. */
const isEager = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  const info = modules.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  return info.isEntry || info.importers.some((importer) => isEager(importer, modules, seen));
};

const isFrame = (id: string, modules: Modules): boolean =>
  frame.test(id) && !lazy.test(id) && (!lazyParts.test(id) || isEager(id, modules));

/** The first navigation: address resolution (page code only builds addresses), and the dependencies of the list of screens. */
const navigation =
  /\/libs\/(domain\/routing-table\/src\/(router|routes|routes\/[^/]+|project-table|compile-table|insert-path|find-route|route-at|create-router|decide|redirect-function|route-gate|named-captures|query-pieces|read-address|redirects\/[^/]+)|features\/(shell|system-screens)\/src\/(translations|page-loading\/checkout\/[^/]+)|screen-kit\/screen-kit\/src\/screen-entry)\.tsx?$/;

/** All UI libraries' texts of one language in one chunk, to keep the number of files small. */
const textsChunk = (id: string): string | null => {
  const language = /\/libs\/ui\/[^/]+\/src\/translations\/([^/]+)\.json$/.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
};

/** Libraries below the store chunk: a separate file, which stays cached when only our code changes. */
const libraries =
  /\/node_modules\/(@reduxjs|immer|reselect|redux|redux-thunk|react-router|@standard-schema)\/|rolldown.runtime|\/libs\/(data-access\/base-api\/src\/|ui\/texts\/src\/|domain\/persistence\/src\/web-storages)/;

/** Work that starts when the page is idle, in one file: tracking, reporting, following the account, toggle persistence. */
const idle =
  /\/node_modules\/web-vitals\/|\/libs\/(features\/shell\/src\/(telemetry\/(tracking\/(?!page-log|track-when-idle)|reporting\/)|session\/(fetch-at-start|cache-login-user|watch-account|watch-user-change|reload-on-user-change|persist-toggles|start-toggles|fetch-toggles)\.)|adapters\/browser-tracking\/|domain\/(tracking\/|persistence\/(?!src\/web-storages)|attribution\/)|domain\/(account\/src\/login-effects|error-reporting\/|feature-toggles\/src\/(load-toggles|create-toggle-store|toggle-storage|hashed-names|override-names|toggles\.data)|page-shell-rules\/src\/startup-fetches)|data-access\/toggles-api\/)/;

const fronts =
  /\/libs\/ui\/page-sections\/src\/(front-namespaces|FrontPage|FrontSkeleton|EmptyList|translations\/(use-front-words|translations)|ShopCarousel|CardCarousel|CategoryTiles|Banners|StripPicture)\.|\/libs\/ui\/voucher-card\/src\/(voucher-namespaces|translations\/translations)\./;
const lists =
  /\/libs\/((ui\/(result-list|shop-tile)|domain\/search-params)\/src\/(?!translations\/[^/]+\.json)|(data-access|screen-kit)\/[^/]+\/src\/(lists-api|to-search-query|use-page-setting|use-result-list|flatten-pages)|features\/search-screens\/src\/(.*list-address-of|translations|search\/search-picture)).*\.(tsx?|css)$/;
const reviews = /\/libs\/ui\/reviews\/src\/.*\.(tsx?|css)$/;

/** Small components and rules that many screens share. */
const shared =
  /\/libs\/(ui\/design-system\/src\/(?!overlays|commerce\/(Payment|Barcode|code39|PaperLabel)|fields\/(?!Field\.)|translations)|domain\/(money|item)\/src\/|data-access\/catalogue-api\/src\/(elapsed-since|use-remaining-seconds)\.).*(tsx?|css)$/;

/** Form fields: of the filters of lists, and of most forms. */
const fields = /\/libs\/ui\/design-system\/src\/fields\/(Checkbox|TextField|Choice)\..*(tsx?|css)$/;

/** The product page: code that its screen shares with quick add. */
const product =
  /\/libs\/(features\/product-screens\/src\/(?!quick-add|product\/product-screen|purchase\/(ChoiceDrawer|send-to-cart))|ui\/design-system\/src\/(fields\/(QuantityStepper|clamp-quantity|Select)|actions\/Chip)|screen-kit\/voucher-claims\/src|data-access\/(account-api\/src\/adult-consent-api|catalogue-api\/src\/(vouchers-api|use-voucher-claims))|domain\/(account\/src\/adult-status|cart\/src\/(quantity-memory|check-quantity|buy-now)|item\/src\/(current-price|choose-model|is-purchasable|price-for-quantity|keep-tier-variations|item-facts))).*\.(tsx?|css)$/;

/**
 * Chunk groups. Code of every page is one file with its dependencies; code that several screens share is grouped into a few
 * files: many small files cost more requests and compress worse than some unused code.
 */
export const groups = [
  { name: 'navigation', test: navigation, priority: 1, includeDependenciesRecursively: false },
  { debugName: 'words', name: textsChunk, priority: 1, includeDependenciesRecursively: false },
  { name: 'idle', test: idle, priority: 1, includeDependenciesRecursively: false },
  { name: 'kit', test: libraries, priority: 1, includeDependenciesRecursively: false },
  { debugName: 'store', name: (id: string, modules: Modules) => (isFrame(id, modules) ? 'store' : null) },
  // Few shared files for all front pages, all result lists, and all reviews.
  { name: 'fronts', test: fronts, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'lists', test: lists, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'reviews', test: reviews, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'product', test: product, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
  { name: 'fields', test: fields, minShareCount: 3, includeDependenciesRecursively: false },
  { name: 'more', minShareCount: 3, test: shared },
];
