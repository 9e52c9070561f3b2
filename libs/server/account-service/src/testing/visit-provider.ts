/** Follows the provider's redirects as a browser does; returns the address at which it leaves. */
export async function visitProvider(
  issuer: string,
  start: string,
  form: Record<string, string>,
): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  let body: URLSearchParams | undefined;
  for (let step = 0; url.startsWith(issuer); step += 1) {
    if (step > 6) throw new Error(`The provider does not go on at ${url}`);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      // An expiry in the past deletes a cookie.
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    body = location ? undefined : new URLSearchParams(form);
    if (location) url = new URL(location, url).href;
  }
  return new URL(url);
}
