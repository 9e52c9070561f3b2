/** What Lighthouse's phone calls itself: the store decides by it which platform to show. */
export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';

/** The store that is looked at: `STORE_URL`, else the one that `npm start` runs. */
export const storeUrl = (env: Readonly<Record<string, string | undefined>> = process.env): URL =>
  new URL(env['STORE_URL'] || 'http://localhost:4200');

/** Whether anything answers there. */
export const answers = (store: URL): Promise<boolean> =>
  fetch(store, { headers: { 'user-agent': phoneAgent } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A page as a phone gets it from the server, before any script has run. Throws when the store refuses it. */
export const readPage = async (address: URL): Promise<string> => {
  const answer = await fetch(address, { headers: { 'user-agent': phoneAgent, accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}.`);
  return answer.text();
};
