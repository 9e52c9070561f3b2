import { marketByCode } from '@pasar/markets';
import { routeFlags, routes } from '@pasar/routing-table';
import type { RouteId } from '@pasar/routing-table';
import type { DeviceKind, ReferralSource } from './app-links.ts';
import { deepLink, galleryLink, installLink, oneLink } from './app-links.ts';
import type { InstallEvent, InstallStep } from './install-prompt.ts';
import { firstInstallPrompt, nextInstallPrompt } from './install-prompt.ts';
import { shouldCountScroll } from './should-count-scroll.ts';

type Install = {
  readonly market: string;
  readonly device: DeviceKind;
  readonly source?: ReferralSource;
};

type LinkCase = {
  readonly market: string;
  readonly path: string;
};

type PromptCase = {
  readonly route: RouteId;
  readonly events: readonly InstallEvent['kind'][];
};

const createEvent = (kind: InstallEvent['kind'], route: RouteId): InstallEvent =>
  kind === 'scrolled' ? { kind, skip: routeFlags(route, routes[route]).skipAddToHome === true } : { kind };

/** The prompt's state after the events, with the outcome and request of the last one. */
const run = ({ route, events }: PromptCase) => {
  const start: InstallStep = { prompt: firstInstallPrompt };
  const { prompt, ...rest } = events.reduce(
    (step, kind) => nextInstallPrompt(step.prompt, createEvent(kind, route)),
    start,
  );
  return { state: prompt.state, ...rest };
};

/** The scrolls that count. */
const counted = ({ at }: { at: readonly number[] }): readonly number[] =>
  at.reduce<readonly number[]>(
    (list, now) => (shouldCountScroll(list.at(-1), now) ? [...list, now] : list),
    [],
  );

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'app-download/install': ({ market, device, source }: Install) =>
    installLink(marketByCode(market), device, source),
  'app-download/one-link': ({ market, path }: LinkCase) => ({
    link: oneLink(marketByCode(market), path),
    app: deepLink(marketByCode(market), path),
  }),
  'app-download/gallery': ({ market }: { market: string }) => galleryLink(marketByCode(market)) ?? null,
  'app-download/prompt': run,
  'app-download/scrolls': counted,
};
