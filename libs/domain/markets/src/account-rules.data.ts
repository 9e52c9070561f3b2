import type { MarketCode } from './market-rows.data.ts';

/** How a code can be delivered. */
export const codeChannels = ['sms', 'whatsapp', 'email'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** Ways to sign in. */
export type SignInMethod = 'passkey' | 'password' | 'code' | 'whatsapp' | 'social' | 'wallet' | 'qr';

/** National identity documents that a sign-up may ask for. */
export type IdentityDocument = 'cpf' | 'dni' | 'nik';

export type AccountRules = {
  /** In the order of the sign-in page. */
  readonly signInMethods: readonly SignInMethod[];
  /** In the order of the sellers' sign-in page. */
  readonly sellerSignInMethods: readonly SignInMethod[];
  /** How codes are sent; the first is the default. */
  readonly codeChannels: readonly [CodeChannel, ...CodeChannel[]];
  /** Whether visitors have a cart before they sign in; if not, adding to the cart leads to the sign-in page. */
  readonly guestCart: boolean;
  /** The document to enter after the code; without one, sign-up has no identity step. */
  readonly signUpDocument?: IdentityDocument;
};

const sellerSignInMethods = ['passkey', 'password', 'code', 'qr'] as const;
const phoneFirst = {
  signInMethods: ['passkey', 'password', 'code', 'social', 'qr'],
  sellerSignInMethods,
  codeChannels: ['sms', 'email'],
  guestCart: true,
} as const;
const chatFirst = {
  signInMethods: ['passkey', 'whatsapp', 'password', 'code', 'social', 'qr'],
  sellerSignInMethods,
  codeChannels: ['whatsapp', 'sms', 'email'],
  guestCart: true,
} as const;
/** In markets where many shoppers use a wallet, it also signs them in. */
const phoneAndWallet = [...phoneFirst.signInMethods, 'wallet'] as const;
const chatAndWallet = [...chatFirst.signInMethods, 'wallet'] as const;

/** Sign-in and sign-up rules of each market; separate from the markets' rows because only account pages need them. */
export const accountRules: Readonly<Record<MarketCode, AccountRules>> = {
  SG: { ...phoneFirst, signInMethods: phoneAndWallet, codeChannels: ['sms', 'whatsapp', 'email'] },
  ID: { ...chatFirst, signInMethods: chatAndWallet },
  MY: { ...chatFirst, signInMethods: chatAndWallet },
  PH: { ...phoneFirst, signInMethods: phoneAndWallet },
  TW: phoneFirst,
  TH: { ...phoneFirst, signInMethods: phoneAndWallet },
  VN: { ...phoneFirst, signInMethods: phoneAndWallet },
  BR: { ...chatFirst, signUpDocument: 'cpf' },
  MX: chatFirst,
  CO: chatFirst,
  CL: chatFirst,
  AR: { ...chatFirst, signUpDocument: 'dni' },
  FR: { ...phoneFirst, codeChannels: ['email', 'sms'] },
  PL: { ...phoneFirst, codeChannels: ['email', 'sms'] },
  ES: { ...phoneFirst, codeChannels: ['email', 'sms', 'whatsapp'] },
  IN: chatFirst,
};
