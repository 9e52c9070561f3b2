/** Verification methods, in display order. */
export const verificationMethods = [
  'captcha',
  'password',
  'otp',
  'email',
  'link',
  'qr',
  'wallet-pin',
  'provider',
] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** What a verification confirms: that the visitor is a person, is not a crawler, has received a code, or their identity. */
export const verificationKinds = ['captcha', 'traffic', 'code', 'identity'] as const;
export type VerificationKind = (typeof verificationKinds)[number];

/** The identity factors that a member has. */
export type VerificationFactors = {
  readonly hasPassword: boolean;
  readonly hasPhone: boolean;
  /** Only a confirmed address counts. */
  readonly hasEmail: boolean;
  readonly hasOtherDevice: boolean;
  readonly hasWalletPin: boolean;
  /** A linked identity at an identity provider. */
  readonly hasProvider: boolean;
};

const kindMethods: Readonly<Record<VerificationKind, readonly VerificationMethod[]>> = {
  captcha: ['captcha'],
  traffic: ['captcha'],
  code: ['otp', 'email'],
  identity: ['password', 'otp', 'email', 'link', 'qr', 'wallet-pin', 'provider'],
};

const isPossible: Readonly<Record<VerificationMethod, (factors: VerificationFactors) => boolean>> = {
  captcha: () => true,
  password: ({ hasPassword }) => hasPassword,
  otp: ({ hasPhone }) => hasPhone,
  email: ({ hasEmail }) => hasEmail,
  link: ({ hasPhone, hasEmail }) => hasPhone || hasEmail,
  qr: ({ hasOtherDevice }) => hasOtherDevice,
  'wallet-pin': ({ hasWalletPin }) => hasWalletPin,
  // Another's page decides whether to ask for a password: only for members whom nothing of our own can identify.
  provider: ({ hasProvider, hasPassword, hasPhone, hasEmail }) =>
    hasProvider && !hasPassword && !hasPhone && !hasEmail,
};

/** The methods that a member can use for a verification (doc1 §2.3). Empty if it cannot be passed. */
export const offeredMethods = (kind: VerificationKind, factors: VerificationFactors): VerificationMethod[] =>
  kindMethods[kind].filter((method) => isPossible[method](factors));
