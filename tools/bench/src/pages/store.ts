/** The user agent of Lighthouse's phone, from which the store chooses the platform. */
export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';

/** The store to measure: `STORE_URL`, else the default of `npm start`. */
export const storeUrl = (env: Readonly<Record<string, string | undefined>> = process.env): URL =>
  new URL(env['STORE_URL'] || 'http://localhost:4200');

/** Whether the store responds. */
export const answers = (store: URL): Promise<boolean> =>
  fetch(store, { headers: { 'user-agent': phoneAgent } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Fetches a page's HTML as a phone. Throws if the store responds with an error. */
export const readPage = async (address: URL): Promise<string> => {
  const answer = await fetch(address, { headers: { 'user-agent': phoneAgent, accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}.`);
  return answer.text();
};
