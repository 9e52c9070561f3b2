import type { MarketCode } from './market-rows.data.ts';

/** How a code reaches a member. */
export const codeChannels = ['sms', 'whatsapp', 'email'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** Ways to sign in. */
export type SignInMethod = 'passkey' | 'password' | 'code' | 'whatsapp' | 'social' | 'wallet' | 'qr';

/** National identity documents that a sign-up may ask for. */
export type IdentityDocument = 'cpf' | 'dni' | 'nik';

export type AccountRules = {
  /** Offered on the sign-in page in this order. */
  readonly signInMethods: readonly SignInMethod[];
  /** Offered on the sellers' sign-in page in this order. */
  readonly sellerSignInMethods: readonly SignInMethod[];
  /** How codes are sent, the first by default. */
  readonly codeChannels: readonly [CodeChannel, ...CodeChannel[]];
  /** The document that a new member names after the code; sign-up has no identity step without one. */
  readonly signUpDocument?: IdentityDocument;
};

const sellerSignInMethods = ['passkey', 'password', 'code', 'qr'] as const;
const phoneFirst = {
  signInMethods: ['passkey', 'password', 'code', 'social', 'qr'],
  sellerSignInMethods,
  codeChannels: ['sms', 'email'],
} as const;
const chatFirst = {
  signInMethods: ['passkey', 'whatsapp', 'password', 'code', 'social', 'qr'],
  sellerSignInMethods,
  codeChannels: ['whatsapp', 'sms', 'email'],
} as const;
/** Where many shoppers pay from a wallet, it signs them in as well. */
const phoneAndWallet = [...phoneFirst.signInMethods, 'wallet'] as const;
const chatAndWallet = [...chatFirst.signInMethods, 'wallet'] as const;

/** How accounts are opened and entered in each market. Apart from the markets' rows: only account pages ask. */
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
