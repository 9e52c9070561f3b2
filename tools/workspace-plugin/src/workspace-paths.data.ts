import { names } from '@nx/devkit';

/** A table in a source file: an object or a list, named by its variable or by the function that returns it. */
export type TableLocation = { readonly file: string; readonly name: string };

const table = (file: string, name: string): TableLocation => ({ file, name });

/** Tables that generators add rows to. Update this list when a table is renamed or moved; its spec reports outdated entries. */
export const tables = {
  scopes: table('tools/workspace-plugin/src/projects/scopes.data.ts', 'scopes'),
  toggles: table('libs/domain/feature-toggles/src/toggles.data.ts', 'toggleRows'),
  migrations: table('libs/server/database/src/migrations/migrations.ts', 'migrations'),
  errorCodes: table('libs/domain/error-catalogue/src/own-codes.data.ts', 'ownCodes'),
  errorTexts: table('libs/domain/error-catalogue/src/text-ids.data.ts', 'textIds'),
  waitingErrorCodes: table('tools/checks/src/waiting-error-codes.data.ts', 'waitingErrorCodes'),
  badgeRules: table('libs/domain/badge-rules/src/display-rules.data.ts', 'displayRules'),
  badgeFacts: table('libs/domain/badge-rules/src/read-facts.ts', 'factBits'),
  badgeStyles: table('libs/ui/item-card/src/badge-styles.data.ts', 'badgeStyles'),
  badgeExamples: table('libs/ui/item-card/src/badge.examples.ts', 'badgeExamples'),
  itemCardFields: table('libs/contract/catalogue/src/item-card.ts', 'itemCardFields'),
  cardColumns: table('libs/server/catalogue-service/src/to-card.ts', 'itemColumns'),
  cardLabels: table('libs/server/catalogue-service/src/to-card.ts', 'toLabels'),
  accountTables: table('libs/server/account-service/src/deletion/account-tables.data.ts', 'deletedTables'),
  seededItems: table('libs/server/seed/src/make/make-labels.ts', 'makeLabels'),
  unbuiltRoutes: table('libs/features/shell/src/app/unbuilt-routes.data.ts', 'unbuiltRoutes'),
  languages: table('libs/domain/markets/src/language-tags.ts', 'languageTags'),
  languageNames: table('libs/domain/markets/src/language-choice.ts', 'names'),
  markets: table('libs/domain/markets/src/market-rows.data.ts', 'marketRows'),
  badgesWithoutPicture: table('apps/storybook/src/pictures/pictured-stories.data.ts', 'badgesNotYetPictured'),
  storiesWithoutPicture: table('apps/storybook/src/pictures/pictured-stories.data.ts', 'notYetPictured'),
  phoneLayouts: table('libs/domain/markets/src/phone-layouts.data.ts', 'phoneLayouts'),
  phoneNumbers: table('libs/domain/markets/src/format-phone.spec.ts', 'numbers'),
  /** A table with a row for every market. */
  addressForms: table('libs/domain/markets/src/address-forms.data.ts', 'addressForms'),
} as const satisfies Readonly<Record<string, TableLocation>>;

/** Returns the table that maps routes to the screens of a library. */
export const screensTable = (library: string): TableLocation =>
  table(`libs/features/${library}/src/screens.ts`, names(library).propertyName);

/** Declarations that are not tables: generators add a member to a type, or a term to a function's result. */
export const declarations = {
  cardFacts: table('libs/domain/badge-rules/src/card-facts.ts', 'CardFacts'),
  readCardFacts: table('libs/domain/badge-rules/src/read-facts.ts', 'dealFacts'),
  seededLabels: table('libs/server/seed/src/make/make-labels.ts', 'ItemLabels'),
  cardLabels: table('libs/server/catalogue-service/src/to-card.ts', 'CardLabels'),
  itemTable: table('libs/server/database/src/schema/catalogue.ts', 'ItemTable'),
} as const satisfies Readonly<Record<string, TableLocation>>;

/** Folders and files that generators write into. */
export const workspacePaths = {
  domain: 'libs/domain',
  contract: 'libs/contract',
  server: 'libs/server',
  dataAccess: 'libs/data-access',
  ui: 'libs/ui',
  features: 'libs/features',
  schema: 'libs/server/database/src/schema',
  migrations: 'libs/server/database/src/migrations',
  routes: 'libs/domain/routing-table/src/routes',
  routeCases: 'libs/domain/routing-table/cases/routes.cases.json',
  badgeCases: 'libs/domain/badge-rules/cases/rules.cases.json',
  marketCases: 'libs/domain/markets/cases/codes.cases.json',
  errorTexts: 'libs/domain/error-catalogue/src/translations',
  cardTexts: 'libs/ui/item-card/src/translations',
  /** Texts that are in English in every language until they are translated. */
  toTranslate: 'tools/checks/src/to-translate.json',
  lock: 'package-lock.json',
  conformancePackage: 'tools/conformance/package.json',
} as const;

/** Packages that generated files import. */
export const packages = {
  baseApi: '@pasar/base-api',
  builders: '@pasar/builders',
  designSystem: '@pasar/design-system',
  httpContract: '@pasar/http-contract',
  httpServer: '@pasar/http-server',
  screenKit: '@pasar/screen-kit',
  testDatabase: '@pasar/test-database',
} as const;
