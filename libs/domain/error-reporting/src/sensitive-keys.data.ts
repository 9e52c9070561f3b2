/** Substrings that make a key sensitive: `newPassword`, `access_token`, `x-secret`. */
export const sensitiveParts = [
  'password',
  'passwd',
  'passphrase',
  'passcode',
  'secret',
  'token',
  'credential',
] as const;

/** Whole words that make a key sensitive: `phoneNumber` and `card_no`, but not `barcode` or `pinned`. */
export const sensitiveWords: ReadonlySet<string> = new Set([
  'address',
  'authorization',
  'birth',
  'birthday',
  'card',
  'code',
  'cookie',
  'cvc',
  'cvv',
  'email',
  'iban',
  'login',
  'mail',
  'otp',
  'phone',
  'pin',
  'pwd',
  'session',
  'signature',
  'street',
  'tel',
  'username',
  'vcode',
]);
