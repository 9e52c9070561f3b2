/** Reads the code of the voucher to copy from the query; undefined without one. */
export function readCopiedCode(query: string): string | undefined {
  const code = new URLSearchParams(query).get('copy') ?? '';
  return /^[A-Z0-9]{3,32}$/.test(code) ? code : undefined;
}
