/** Whether the browser supports passkeys; they require a secure context. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';
