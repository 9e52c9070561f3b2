import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

const standard = {
  port: 4200,
  host: '127.0.0.1',
  apiUrl: 'http://127.0.0.1:4300',
  mode: 'live',
  environment: 'live',
  development: false,
  trustProxy: false,
  publicProtocol: undefined,
  requestTimeoutMs: 10_000,
  buildsDir: undefined,
};

it.each<[string, Record<string, string>, object]>([
  ['no settings', {}, standard],
  ['a port', { PORT: '8080' }, { ...standard, port: 8080 }],
  ['an environment', { PASAR_ENVIRONMENT: 'test' }, { ...standard, environment: 'test' }],
  ['an invalid environment', { PASAR_ENVIRONMENT: 'x' }, standard],
  ['a protocol', { PUBLIC_PROTOCOL: 'https' }, { ...standard, publicProtocol: 'https' }],
  ['a time', { REQUEST_TIMEOUT_MS: '500' }, { ...standard, requestTimeoutMs: 500 }],
  ['a folder for builds', { BUILDS_DIR: '/builds' }, { ...standard, buildsDir: '/builds' }],
  ['nobody', { TRUST_PROXY: '0' }, standard],
  ['one proxy', { TRUST_PROXY: '1' }, { ...standard, trustProxy: 1 }],
  ['networks of proxies', { TRUST_PROXY: '10.0.0.0/8, ::1' }, { ...standard, trustProxy: '10.0.0.0/8,::1' }],
  ['a mode', { PASAR_MODE: 'demo' }, { ...standard, mode: 'demo' }],
  ['development', { WEB_DEV: '1' }, { ...standard, development: true }],
])('%s', (_, env, expected) => {
  expect(readSettings(env)).toEqual(expected);
});

it.each([
  ['an invalid port', { PORT: 'x' }, 'PORT must be a port number: x'],
  ['an invalid mode', { PASAR_MODE: 'x' }, 'PASAR_MODE must be demo or live: x'],
  ['an invalid address', { API_URL: '::' }, 'API_URL must be a URL: ::'],
  ['an invalid protocol', { PUBLIC_PROTOCOL: 'ftp' }, 'PUBLIC_PROTOCOL must be http or https: ftp'],
  ['no time', { REQUEST_TIMEOUT_MS: '0' }, 'REQUEST_TIMEOUT_MS must be a number of milliseconds: 0'],
  ['too many hops', { TRUST_PROXY: '10' }, 'TRUST_PROXY must be'],
  ['everybody', { TRUST_PROXY: 'true' }, 'TRUST_PROXY must be'],
  ['an invalid network', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be'],
])('%s', (_, env, expected) => {
  expect(() => readSettings(env)).toThrow(expected);
});
