export type {
  AppDefinition,
  AppScreens,
  CrashProps,
  ScreenMap,
  SystemScreens,
} from './app/app-definition.ts';
export type { ImportCheckout } from './page-loading/checkout/checkout-screen.tsx';
export { checkoutScreen } from './page-loading/checkout/checkout-screen.tsx';
export { useMarketsAndLanguages } from './document/chrome/use-markets-and-languages.ts';
export { useMember } from './document/chrome/use-member.ts';
export { usePrivacyLinks } from './document/chrome/use-privacy-links.ts';
export { useRoute } from './document/chrome/use-route.ts';
export { useSearchBox } from './document/chrome/use-search-box.ts';
export { usePendingPage } from './page-loading/loader-context.tsx';
export { shellTexts } from './translations.ts';
