/** A cookie's value, undefined when there is none. Names hold no signs that need escaping. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Writes a cookie of the whole site, for so many seconds. */
export function rememberCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}
