/** What the cart hands over to the checkout: codes of vouchers, and whether coins are spent. */
type CheckoutParams = { readonly codes: readonly string[]; readonly usesCoins: boolean };

const maxCodes = 20;
const codePattern = /^[A-Z0-9-]{1,32}$/;

/** The query of the checkout's address; empty without vouchers and coins. */
export const formatCheckoutParams = ({
  codes,
  usesCoins,
}: CheckoutParams): Readonly<Record<string, string>> => ({
  ...(codes.length > 0 && { vouchers: codes.join(',') }),
  ...(usesCoins && { use_coins: '1' }),
});

/** Reads the query of the checkout's address; ignores what is no code, and more codes than a checkout has. */
export function parseCheckoutParams(query: string): CheckoutParams {
  const params = new URLSearchParams(query);
  const codes = (params.get('vouchers') ?? '').toUpperCase().split(',');
  return {
    codes: [...new Set(codes.filter((code) => codePattern.test(code)))].slice(0, maxCodes),
    usesCoins: params.get('use_coins') === '1',
  };
}
