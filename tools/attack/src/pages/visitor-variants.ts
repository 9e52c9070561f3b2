import { adultCookieName, loginCookieName } from '@pasar/account';
import { consentCookie } from '@pasar/consent/server';
import { deviceCookieName, toggleOverrideKey, toggleRows } from '@pasar/feature-toggles';
import { knownDeviceCookieName, sessionCookieName } from '@pasar/http-server';
import { languageCookieName, platformCookieName } from '@pasar/markets';
import type { Cookies } from '../store/shopper.ts';
import { cookieHeader } from '../store/shopper.ts';

/** What a visitor can send along with the path. */
export type VisitorVariant = {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Appended to the path's query. */
  readonly query?: string;
};

const secureSession = sessionCookieName(true);

/** Overrides that flip every toggle's default. */
const overrides = encodeURIComponent(
  JSON.stringify(Object.fromEntries(toggleRows.map(({ name, default: isOn }) => [name, !isOn]))),
);

/** Variants with every cookie and header that a visitor can send; `member` holds the cookies of a signed-in user. */
export function visitorVariants(member: Cookies): readonly VisitorVariant[] {
  const { [loginCookieName]: mark = 'mark', ...session } = member;
  const token = member[secureSession] ?? 'token';
  const cookies = (name: string, values: Cookies): VisitorVariant => ({
    name,
    headers: { cookie: cookieHeader(values) },
  });
  return [
    cookies('a session without its login mark', session),
    cookies('a member', member),
    cookies('a login mark alone', { SPC_EC: mark }),
    cookies('a session under its name without https', { [sessionCookieName(false)]: token }),
    cookies('a session that is forged', { [secureSession]: 'forged' }),
    cookies('a forged login mark', { [loginCookieName]: 'forged' }),
    cookies('a known device', { [knownDeviceCookieName(true)]: 'device.forged' }),
    cookies('20 kB of cookies', { filler: 'x'.repeat(20_000) }),
    cookies('60 kB of cookies', { filler: 'x'.repeat(60_000) }),
    ...['1.11111', '1.22222', '1.99999', '9.11111', '%7B%221%22%3A1%7D'].map((value) =>
      cookies(`the consent ${value}`, { [consentCookie.name]: value }),
    ),
    ...['zh-Hans', 'pt-BR', 'xx', '"><script>'].map((value) =>
      cookies(`the language ${value}`, { [languageCookieName]: value }),
    ),
    ...['rw', 'pc', 'x'].map((value) => cookies(`the platform ${value}`, { [platformCookieName]: value })),
    cookies('toggle overrides', { [toggleOverrideKey]: overrides }),
    cookies('an adult flag', { [adultCookieName]: '1' }),
    cookies('a device', { [deviceCookieName]: '00000000-0000-4000-8000-000000000000' }),
    cookies('a device that is no name', { [deviceCookieName]: '../x' }),
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
    { name: 'a language that is offered', headers: { 'accept-language': 'zh-Hans,pt-BR;q=0.9' } },
    {
      name: 'a phone',
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' },
    },
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
