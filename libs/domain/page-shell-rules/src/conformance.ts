import type { Client } from '@pasar/universal-link';
import { routes } from '@pasar/routing-table';
import { readClockOffset } from './clock-offset.ts';
import { crashDetails, crashTitleKey } from './crash-page.ts';
import type { LanguageVisit } from './language-prompt.ts';
import { shouldPromptForLanguage, languagePromptToggle } from './language-prompt.ts';
import { notFoundBackTarget, notFoundButtons, notFoundTexts } from './not-found-page.ts';
import type { ThemedPage } from './page-theme.ts';
import { pageTheme } from './page-theme.ts';
import type { Platform } from './platforms.data.ts';
import { platforms } from './platforms.data.ts';
import type { ServiceWorkerVariant } from './service-worker.ts';
import { serviceWorkerAction, serviceWorkerScope } from './service-worker.ts';
import { isRegionalMirror, isSpecialAppVisit } from './special-visits.ts';
import { startupFetches, translationCollection } from './startup-fetches.ts';
import { parseStoreMode, storeModes } from './store-mode.ts';
import { appLoadingText, planIdleWork, placeholderDelayMs } from './loading-delays.ts';

/** Whether each area has a route whose id names it. */
const areas = ({ areas: wanted }: { areas: readonly string[] }) =>
  Object.fromEntries(
    wanted.map((area) => [area, Object.keys(routes).some((id) => id.split('-').includes(area))]),
  );

type SpecialVisitCase = { market: Parameters<typeof isSpecialAppVisit>[0]; client: 'browser' | 'native-app' };

const language = ({ feature, ...visit }: Omit<LanguageVisit, 'toggles'> & { feature: boolean }) =>
  shouldPromptForLanguage({ ...visit, toggles: feature ? [languagePromptToggle] : [] });

const constants = {
  appLoadingText,
  crashTitleKey,
  notFoundTexts,
  placeholderDelayMs,
  serviceWorkerScope,
  translationCollection,
};

const storeMode = ({ text }: { text: string }) => {
  const mode = parseStoreMode(text);
  return mode ? storeModes[mode] : null;
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'storefront/areas': areas,
  'storefront/platform': ({ platform }: { platform: Platform }) => platforms[platform],
  'storefront/platforms': () => Object.keys(platforms),
  'storefront/service-worker': ({ variant }: { variant: ServiceWorkerVariant }) =>
    serviceWorkerAction(variant),
  'storefront/theme': (given: ThemedPage) => pageTheme(given),
  'storefront/special-visit': ({ market, client }: SpecialVisitCase) => isSpecialAppVisit(market, client),
  'storefront/mirror': ({ host, mirrors }: { host: string; mirrors?: readonly string[] }) =>
    isRegionalMirror(host, mirrors),
  'storefront/language-prompt': language,
  'storefront/idle': (given: Parameters<typeof planIdleWork>[0]) => planIdleWork(given),
  'storefront/not-found': ({ client }: { client: Client }) => notFoundButtons(client),
  'storefront/not-found-back': ({ state }: { state: unknown }) => notFoundBackTarget(state),
  'storefront/crash': (given: Parameters<typeof crashDetails>[0]) => crashDetails(given),
  'storefront/startup': (given: Parameters<typeof startupFetches>[0]) => startupFetches(given),
  'storefront/store-mode': storeMode,
  'storefront/clock-offset': ({ cookie }: { cookie?: string }) => readClockOffset(cookie),
  'storefront/constant': ({ name }: { name: keyof typeof constants }) => constants[name],
};
