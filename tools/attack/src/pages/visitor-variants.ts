import type { Cookies } from '../store/shopper.ts';
import { cookieHeader } from '../store/shopper.ts';

/** What a visitor can send besides the address of a page. */
export interface VisitorVariant {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Appended to the path's query. */
  readonly query?: string;
}

const consentCookies = ['cookie_preferences', 'SPC_CONSENT', 'consent', 'cookie_consent'];

/** Every cookie and header that a visitor can send; `member` are the cookies of someone who is signed in. */
export function visitorVariants(member: Cookies): readonly VisitorVariant[] {
  const { SPC_EC: mark = 'mark', ...session } = member;
  const cookies = (name: string, values: Cookies): VisitorVariant => ({
    name,
    headers: { cookie: cookieHeader(values) },
  });
  return [
    cookies('a session without its login mark', session),
    cookies('a member', member),
    cookies('a login mark alone', { SPC_EC: mark }),
    cookies('a forged login mark', { SPC_EC: 'forged' }),
    cookies('20 kB of cookies', { filler: 'x'.repeat(20_000) }),
    cookies('60 kB of cookies', { filler: 'x'.repeat(60_000) }),
    ...consentCookies.map((name) => cookies(`a forged ${name}`, { [name]: '%7B%221%22%3A1%7D' })),
    cookies('a forged language', { language: '"><script>', SPC_LANG: 'xx', lang: 'th' }),
    cookies('toggle overrides', { 'toggle-overrides': 'account-kyc', toggles: 'account-kyc' }),
    cookies('an adult flag', { SPC_IA: '1' }),
    cookies('a device', { SPC_F: '00000000-0000-4000-8000-000000000000' }),
    cookies('prototype keys', { __proto__: 'x', constructor: 'y' }),
    {
      name: 'a forwarded host',
      headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    },
    { name: 'a forwarded protocol', headers: { 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' } },
    {
      name: 'a forwarded address',
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' },
    },
    { name: 'a rewritten address', headers: { 'x-original-url': '/cart', 'x-rewrite-url': '/cart' } },
    { name: 'another method', headers: { 'x-http-method-override': 'POST' } },
    { name: 'a language that is not offered', headers: { 'accept-language': 'xx-YY,*;q=0' } },
    { name: 'an authorization', headers: { authorization: 'Bearer forged' } },
    { name: 'a range', headers: { range: 'bytes=0-10' } },
    { name: 'a condition', headers: { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() } },
    { name: 'another type', headers: { accept: 'application/json' } },
    { name: 'a crawler', headers: { 'user-agent': 'Googlebot/2.1' } },
    { name: 'a saver of data', headers: { 'save-data': 'on' } },
    { name: 'a query that nothing reads', headers: {}, query: 'utm_source=evil&zzz=%3Cscript%3E' },
    { name: 'a prototype query', headers: {}, query: '__proto__[x]=1&constructor=1' },
  ];
}
