import { marketByCode } from '@pasar/markets';
import type { ConsentModeCommand } from './announce-consent-mode.ts';
import { announceConsentMode } from './announce-consent-mode.ts';
import type { CookiePreference } from './cookie-preferences.ts';
import type { Consent, ConsentMarket } from './create-consent.ts';
import { createConsent } from './create-consent.ts';
import { createManualClock, createMemoryConsentApi, createMemoryCookieJar } from './testing/index.ts';

type CallStep = {
  readonly do: 'start' | 'accept-all' | 'reject-all' | 'set-preferences';
  readonly preferences?: readonly CookiePreference[];
  readonly reply?: unknown;
  readonly fails?: boolean;
};

type CookieStep = {
  readonly do: 'set-cookie';
  readonly name: string;
  readonly value: string;
};

export type ConsentStep = CallStep | CookieStep;

export type ConsentRun = {
  readonly market: string;
  readonly steps?: readonly ConsentStep[];
  readonly globalPrivacyControl?: ConsentMarket['globalPrivacyControl'];
  readonly privacySignal?: boolean;
  readonly embedded?: unknown;
};

export type ConsentRunEnd = {
  readonly consent: Consent;
  readonly cookies: Record<string, string | null>;
  readonly calls: readonly string[];
  readonly commands: readonly ConsentModeCommand[];
  readonly notified: number;
};

const makeCall = (consent: Consent, step: CallStep): Promise<unknown> => {
  switch (step.do) {
    case 'start':
      return consent.start();
    case 'accept-all':
      return consent.acceptAll();
    case 'reject-all':
      return consent.rejectAll();
    case 'set-preferences':
      return consent.setPreferences(step.preferences ?? []);
  }
};

const resolveMarket = ({ market, globalPrivacyControl }: ConsentRun): ConsentMarket => ({
  ...marketByCode(market),
  ...(globalPrivacyControl && { globalPrivacyControl }),
});

/** Runs the steps of a case in sequence, each call answered before the next step. */
export const runSteps = async (run: ConsentRun): Promise<ConsentRunEnd> => {
  const remote = createMemoryConsentApi();
  const jar = createMemoryCookieJar();
  const consent = createConsent({
    ...run,
    market: resolveMarket(run),
    api: remote.api,
    cookies: jar,
    clock: createManualClock(),
  });
  const commands: ConsentModeCommand[] = [];
  let notified = 0;
  consent.subscribe(() => (notified += 1));
  announceConsentMode(consent, (command) => commands.push(command));
  for (const step of run.steps ?? []) {
    if (step.do === 'set-cookie') {
      consent.setCookie(step.name, step.value);
      continue;
    }
    const pending = makeCall(consent, step);
    if (step.fails) remote.calls.at(-1)?.fail();
    else remote.calls.at(-1)?.answer(step.reply);
    await pending;
  }
  return { consent, cookies: jar.cookies(), calls: remote.calls.map(({ call }) => call), commands, notified };
};
