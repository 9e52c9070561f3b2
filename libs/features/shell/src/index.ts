export type {
  AppDefinition,
  AppScreens,
  CrashProps,
  ScreenLoaderDeps,
  ScreenEntry,
  ScreenMap,
  SystemScreens,
} from './app/app-definition.ts';
export { screenEntry } from './app/screen-entry.ts';
export type { ImportCheckout } from './checkout/checkout-screen.tsx';
export { checkoutScreen } from './checkout/checkout-screen.tsx';
export { useCartCount } from './chrome/use-cart-count.ts';
export { usePreferences } from './chrome/use-preferences.ts';
export { useMember } from './chrome/use-member.ts';
export { usePrivacyLinks } from './consent/use-privacy-links.ts';
export { useRoute } from './chrome/use-route.ts';
export { useSearchBox } from './chrome/use-search-box.ts';
export { usePendingPage } from './loading/loader-context.tsx';
export { shellTexts } from './translations.ts';
