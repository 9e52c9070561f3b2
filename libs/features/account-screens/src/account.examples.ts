import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { HttpPort } from '@pasar/base-api';

const accountPath = '/api/v4/account/basic/get_account_info';

/** The identity providers of a market: one for logins and a wallet. */
export const someProviders = () => ({
  providers: [
    { id: 'demo', name: 'Demo ID', kind: 'social' },
    { id: 'demo-wallet', name: 'Demo Wallet', kind: 'wallet' },
  ],
});

/** A mock network for a visitor, with these other responses. */
export const createVisitorHttp = (answers: FakeAnswers = {}): HttpPort =>
  createFakeHttp({
    [accountPath]: () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    '/api/v4/account/social/providers': someProviders,
    '/api/v4/account/otp/send': () => ({ sent_to: '+65••••4567', resend_after: 60, expires_in: 600 }),
    ...answers,
  });

/** A mock network for Budi, who is signed in, with these other responses. */
export const createMemberHttp = (answers: FakeAnswers = {}): HttpPort =>
  createFakeHttp({ [accountPath]: () => anAccount(), ...answers });

/** Changes the fragment of the page's URL, which carries the tokens of links and QR codes. */
export const setHash = (hash: string): void =>
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}${hash}`);
