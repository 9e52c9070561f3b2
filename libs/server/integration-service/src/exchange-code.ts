import type { ExchangePort } from './integration-deps.ts';

const timeoutMs = 10_000;

/** Posts to a partner's token endpoint without following redirects. Rejects unless the response is successful. */
export const exchangeCode: ExchangePort = async (url, form) => {
  const response = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error('The partner refused the code.');
  return response.json();
};
