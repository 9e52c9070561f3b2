export type { AppDefinition, CrashProps, Lent, ScreenEntry, ScreenMap, SystemScreens } from './app/app-definition.ts';
export { screenEntry } from './app/screen-entry.ts';
export { unbuiltRoutes } from './app/unbuilt-routes.data.ts';
export type { UnbuiltRoute } from './app/unbuilt-routes.data.ts';
export { checkoutScreen } from './checkout/checkout-screen.tsx';
export { usePendingPage } from './loading/loader-context.tsx';
export { shellTexts } from './translations.ts';
