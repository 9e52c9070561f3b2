/** Whether this browser has passkeys at all: it needs a secure address. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';
