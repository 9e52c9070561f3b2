/** Ways to confirm something, in the order in which they are offered. */
export const verificationMethods = [
  'captcha',
  'password',
  'otp',
  'email',
  'link',
  'qr',
  'wallet-pin',
] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** What is to be confirmed: that it is a person, that it is no crawler, that a code is read, who it is. */
export const verificationKinds = ['captcha', 'traffic', 'code', 'identity'] as const;
export type VerificationKind = (typeof verificationKinds)[number];

/** What a member has that confirms who they are. */
export type VerificationFactors = {
  readonly hasPassword: boolean;
  readonly hasPhone: boolean;
  /** A confirmed one. */
  readonly hasEmail: boolean;
  readonly hasOtherDevice: boolean;
  readonly hasWalletPin: boolean;
};

const kindMethods: Readonly<Record<VerificationKind, readonly VerificationMethod[]>> = {
  captcha: ['captcha'],
  traffic: ['captcha'],
  code: ['otp', 'email'],
  identity: ['password', 'otp', 'email', 'link', 'qr', 'wallet-pin'],
};

const isPossible: Readonly<Record<VerificationMethod, (factors: VerificationFactors) => boolean>> = {
  captcha: () => true,
  password: ({ hasPassword }) => hasPassword,
  otp: ({ hasPhone }) => hasPhone,
  email: ({ hasEmail }) => hasEmail,
  link: ({ hasPhone, hasEmail }) => hasPhone || hasEmail,
  qr: ({ hasOtherDevice }) => hasOtherDevice,
  'wallet-pin': ({ hasWalletPin }) => hasWalletPin,
};

/** The methods that a member can use for a verification (doc1 §2.3). None means that it cannot be passed. */
export const offeredMethods = (kind: VerificationKind, factors: VerificationFactors): VerificationMethod[] =>
  kindMethods[kind].filter((method) => isPossible[method](factors));
