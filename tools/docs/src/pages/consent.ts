import {
  consentModeSignals,
  consentModeWaitMs,
  cookieCategories,
  deniedByPrivacySignal,
  frontEndCookies,
  preferenceStatus,
  trackingCookies,
} from '@pasar/consent';
import { markets } from '@pasar/markets';
import type { Page } from '../markdown.ts';
import { code, codes } from '../markdown.ts';

const formatDays = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : `${Math.round(seconds / 86_400)} days`;

type FrontEndCookie = { readonly category: string; readonly maxAge?: number };

export const consentPage: Page = {
  name: 'consent',
  title: 'Consent',
  about: 'What shoppers are asked, what it means for cookies, and how Google’s Consent Mode is informed.',
  sections: [
    {
      title: 'Categories',
      head: ['Number', 'Category', 'Denied by Global Privacy Control'],
      rows: Object.entries(cookieCategories).map(([number, name]) => [
        number,
        code(name),
        Object.hasOwn(deniedByPrivacySignal, name),
      ]),
    },
    {
      title: 'Statuses',
      head: ['Number', 'Status'],
      rows: Object.entries(preferenceStatus).map(([name, number]) => [number, code(name)]),
    },
    {
      title: 'Google’s signals',
      text: `A signal is granted where all of its categories are. One \`default\` is announced before anything else and waits ${consentModeWaitMs} ms; \`update\`s follow.`,
      head: ['Signal', 'Categories'],
      rows: Object.entries(consentModeSignals).map(([signal, names]) => [
        code(signal),
        codes(names) || 'none: always granted',
      ]),
    },
    {
      title: 'Cookies that scripts of the store may set',
      head: ['Cookie', 'Category', 'Lasts'],
      rows: Object.entries<FrontEndCookie>(frontEndCookies).map(([name, { category, maxAge }]) => [
        code(name),
        category,
        formatDays(maxAge),
      ]),
    },
    {
      title: 'Cookies of others that go when consent is withdrawn',
      head: ['Begins with', 'Category'],
      rows: trackingCookies.map(({ prefix, category }) => [code(prefix), code(category)]),
    },
    {
      title: 'Markets',
      head: ['Market', 'Consent', 'Global Privacy Control'],
      rows: markets.map(({ code: market, consent, globalPrivacyControl }) => [
        market,
        consent,
        globalPrivacyControl,
      ]),
    },
  ],
};
