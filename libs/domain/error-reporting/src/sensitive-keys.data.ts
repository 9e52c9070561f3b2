/** Words that make a key sensitive wherever they stand in it: `newPassword`, `access_token`, `x-secret`. */
export const sensitiveParts = [
  'password',
  'passwd',
  'passphrase',
  'passcode',
  'secret',
  'token',
  'credential',
] as const;

/** Words that make a key sensitive as a whole word of it: `phoneNumber` and `card_no`, but not `barcode` or `pinned`. */
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
