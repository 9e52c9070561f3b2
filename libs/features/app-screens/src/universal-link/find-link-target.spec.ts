import { aScreenContext } from '@pasar/builders/render';
import { describe, expect, it } from 'vitest';
import { findLinkTarget } from './find-link-target.ts';

const own = 'https%3A%2F%2Fsg.example%2Fcart%3Fa%3D1';
const find = (query: string, changes: Parameters<typeof aScreenContext>[0] = {}) =>
  findLinkTarget({ query }, aScreenContext({ origin: 'https://sg.example', ...changes }));
const phone = { platform: 'rw' } as const;

/** @spec universal-link-params universal-link-redir-validation */
describe('a universal link', () => {
  it.each([
    ['without anything', '', '/'],
    ['to a page of the store', `redir=${own}`, '/cart?a=1'],
    ['to another host', 'redir=https%3A%2F%2Fevil.example%2F', '/'],
    ['to a host behind user info', 'redir=https%3A%2F%2Fsg.example%40evil.example%2F', '/'],
    ['to a script', 'redir=javascript%3Aalert(1)', '/'],
    ['to a path', 'redir=%2Fcart', '/'],
    ['to a path that begins with two slashes', 'redir=https%3A%2F%2Fsg.example%2F%2Fevil.example', '/'],
    ['without encryption', 'redir=http%3A%2F%2Fsg.example%2Fcart', '/'],
    ['that opens the app, on a desktop', `redir=${own}&deep_and_web=1`, '/cart?a=1'],
    ['that installs the app, on a desktop', `redir=${own}&deep_and_deferred=1`, '/app?path=%2Fcart%3Fa%3D1'],
  ])('%s', (_, query, to) => {
    expect(find(query)).toEqual({ kind: 'redirect', to });
  });

  it('sends a phone to the app by the app store', () => {
    expect(find(`redir=${own}&deep_and_deferred=1`, phone)).toEqual({
      kind: 'redirect',
      to: 'https://pasar-sg.onelink.example/?path=%2Fcart%3Fa%3D1&version=1',
    });
  });

  it('tries the app on a phone, then the web', () => {
    expect(find(`redir=${own}&deep_and_web=1`, phone)).toMatchObject({
      kind: 'try-app',
      app: expect.stringContaining('://open?path=%2Fcart%3Fa%3D1'),
      web: '/cart?a=1',
    });
  });

  it('stays in a web view', () => {
    expect(find(`redir=${own}&deep_and_deferred=1`, { ...phone, client: 'in-app-web-view' })).toEqual({
      kind: 'redirect',
      to: '/cart?a=1',
    });
  });

  it('never opens the app for another host’s URL', () => {
    expect(find('__deeplink__=https%3A%2F%2Fevil.example&deep_and_deferred=1', phone)).toEqual({
      kind: 'redirect',
      to: 'https://pasar-sg.onelink.example/?path=%2F&version=1',
    });
  });
});
