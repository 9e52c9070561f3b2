import { accountApi } from '@pasar/account-api';
import { attributionKey, captureAttribution, nextAttribution } from '@pasar/attribution';
import type { Attribution } from '@pasar/attribution';
import { parseJson } from '@pasar/json';
import { platforms } from '@pasar/page-shell-rules';
import type { GateDecision, ReportContext, TrackingEvent, TrackingStorage } from '@pasar/tracking';
import { referrerSource } from '@pasar/universal-link';
import type { TrackingDeps } from './tracking-ports.ts';

const deviceKey = 'tracking:device';
const maxSourceLength = 100;
const maxTestLength = 1000;

const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Holds a value in memory, and in storage once consent allows it. */
const createConsentedValue = (storage: TrackingStorage, key: string, gate: () => GateDecision) => {
  let value = gate() === 'drop' ? undefined : (attempt(() => storage.get(key)) ?? undefined);
  return {
    read: () => value,
    write: (next: string) => {
      value = next;
    },
    /** Call it when consent may have changed. */
    applyConsent: () => {
      const answer = gate();
      if (answer === 'send' && value !== undefined) attempt(() => storage.set(key, value ?? ''));
      if (answer === 'drop') attempt(() => storage.remove(key));
    },
  };
};

/** The source in the link, else the kind of the referring page. @spec referrer-mapping */
const findSource = ({ utm_source, pid, referrer }: Partial<Attribution>): string =>
  (utm_source ?? pid ?? referrerSource(referrer, window.location.host) ?? 'direct').slice(0, maxSourceLength);

const readAttribution = (text: string | undefined): Attribution | undefined =>
  text === undefined ? undefined : (parseJson(text) as Attribution | undefined);

/**
 * The visitor as tracking sees it: a random device id, the id of the signed-in user, and the attribution.
 *
 * @spec attribution login-tracking-user
 */
export const createVisitor = (
  { store, context, log }: Pick<TrackingDeps, 'store' | 'context' | 'log'>,
  storage: TrackingStorage,
  gate: () => GateDecision,
) => {
  const device = createConsentedValue(storage, deviceKey, gate);
  const kept = createConsentedValue(storage, attributionKey, gate);
  const landed = captureAttribution({ url: log.landing, referrer: document.referrer, now: Date.now() });
  const attribution = nextAttribution(readAttribution(kept.read()), landed);
  if (device.read() === undefined) device.write(crypto.randomUUID());
  if (attribution) kept.write(JSON.stringify(attribution));
  const source = findSource(attribution ?? landed);
  // Experiments are feature toggles that are on for some visitors.
  const ab_test = context.toggles.join(',').slice(0, maxTestLength);
  const applyConsent = (): void => {
    device.applyConsent();
    kept.applyConsent();
  };
  applyConsent();
  return {
    applyConsent,
    eventContext: (): Pick<TrackingEvent, 'ab_test' | 'source'> => ({ ab_test, source }),
    reportContext: (): ReportContext => ({
      userid: accountApi.endpoints.getAccountInfo.select()(store.getState()).data?.userid ?? null,
      token: '',
      device_id: device.read() ?? '',
      platform: platforms[context.platform].code,
      country: context.market.code,
      fingerprint: '',
    }),
    attribution: () => attribution,
  };
};

export type TrackedVisitor = ReturnType<typeof createVisitor>;
