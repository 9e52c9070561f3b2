export {
  notFoundBackTarget,
  crashDetails,
  crashTitleKey,
  notFoundButtons,
  notFoundTexts,
} from './failure-pages.ts';
export { shouldPromptForLanguage, languagePromptToggle } from './language-prompt.ts';
export type { LanguageVisit } from './language-prompt.ts';
export { pageTheme } from './page-theme.ts';
export type { PageTheme, ThemedPage } from './page-theme.ts';
export { platforms } from './platforms.data.ts';
export type { Platform } from './platforms.data.ts';
export { serviceWorkerAction, serviceWorkerScope } from './service-worker.ts';
export type { Variant } from './service-worker.ts';
export { isRegionalMirror, isSpecialAppVisit } from './special-visits.ts';
export { startupFetches, translationCollection } from './startup-fetches.ts';
export type { StartupFetch } from './startup-fetches.ts';
export { parseStoreMode, storeModes } from './store-mode.ts';
export type { StoreMode, StoreModeRow } from './store-mode.ts';
export { appLoadingText, planIdleWork, placeholderDelayMs, shouldShowPlaceholder } from './loading-delays.ts';
