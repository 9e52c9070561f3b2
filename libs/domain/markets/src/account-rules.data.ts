import type { MarketCode } from './market-rows.data.ts';

/** How a code reaches a member. */
export type CodeChannel = 'sms' | 'whatsapp' | 'email';

/** Ways to sign in. */
export type SignInMethod = 'password' | 'code' | 'whatsapp';

/** National identity documents that a sign-up may ask for. */
export type IdentityDocument = 'cpf' | 'dni' | 'nik';

export type AccountRules = {
  /** Offered on the sign-in page in this order. */
  readonly signInMethods: readonly SignInMethod[];
  /** How codes are sent, the first by default. */
  readonly codeChannels: readonly [CodeChannel, ...CodeChannel[]];
  /** The document that a new member names after the code; sign-up has no identity step without one. */
  readonly signUpDocument?: IdentityDocument;
};

const phoneFirst = { signInMethods: ['password', 'code'], codeChannels: ['sms', 'email'] } as const;
const chatFirst = {
  signInMethods: ['whatsapp', 'password', 'code'],
  codeChannels: ['whatsapp', 'sms', 'email'],
} as const;

/** How accounts are opened and entered in each market. Apart from the markets' rows: only account pages ask. */
export const accountRules: Readonly<Record<MarketCode, AccountRules>> = {
  SG: { ...phoneFirst, codeChannels: ['sms', 'whatsapp', 'email'] },
  ID: chatFirst,
  MY: chatFirst,
  PH: phoneFirst,
  TW: phoneFirst,
  TH: phoneFirst,
  VN: phoneFirst,
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
