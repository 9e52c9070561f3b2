import { expect, it } from 'vitest';
import { publicProtocol } from './public-protocol.ts';

type Setting = Parameters<typeof publicProtocol>[1];
const live: Setting = { publicProtocol: undefined, environment: 'live' };
const test: Setting = { publicProtocol: undefined, environment: 'test' };

it.each<[string, string, string, Setting, string]>([
  ['the live store', 'shop.example', 'http', live, 'https'],
  ['a live store on a local machine', 'sg.localhost:4200', 'http', live, 'http'],
  ['a live store behind its own proxy', 'sg.localhost', 'https', live, 'https'],
  ['a test store', 'shop.example', 'http', test, 'http'],
  ['a test store behind a proxy', 'shop.example', 'https', test, 'https'],
  ['an invalid protocol', 'shop.example', 'javascript', test, 'http'],
  ['the setting', 'localhost', 'http', { ...live, publicProtocol: 'https' }, 'https'],
  ['the setting on a live store', 'shop.example', 'https', { ...live, publicProtocol: 'http' }, 'http'],
])('%s', (_, host, protocol, settings, expected) => {
  expect(publicProtocol({ host, protocol: protocol as 'http' }, settings)).toBe(expected);
});
