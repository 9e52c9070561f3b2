import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const standard = {
  port: 4200,
  host: '127.0.0.1',
  apiUrl: 'http://127.0.0.1:4300',
  environment: 'live',
  development: false,
  trustProxy: false,
};

it.each<[string, Record<string, string>, object]>([
  ['nothing said', {}, standard],
  ['a port', { PORT: '8080' }, { ...standard, port: 8080 }],
  ['an environment', { PASAR_ENVIRONMENT: 'test' }, { ...standard, environment: 'test' }],
  ['an environment that is none', { PASAR_ENVIRONMENT: 'x' }, standard],
  ['development', { WEB_DEV: '1' }, { ...standard, development: true }],
])('%s', (_, env, expected) => {
  expect(readSettings(env)).toEqual(expected);
});

it.each([
  ['a port that is none', { PORT: 'x' }, 'PORT is not a port: x'],
  ['an address that is none', { API_URL: '::' }, 'API_URL is not an address: ::'],
])('%s', (_, env, expected) => {
  expect(() => readSettings(env)).toThrow(expected);
});
