import { describe, expect, it } from 'vitest';
import { createBrowserCookies } from './create-browser-cookies.ts';

/** A fake document that stores written cookies. */
const setUp = (cookie = '', protocol = 'https:') => {
  const written: string[] = [];
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const cookies = createBrowserCookies({ document, location: { protocol, hostname: 'br.shop.example' } });
  return { cookies, written };
};

describe('writing', () => {
  it.each([
    ['https:', 'language=pl; path=/; max-age=60; samesite=lax; secure'],
    ['http:', 'language=pl; path=/; max-age=60; samesite=lax'],
  ])('over %s', (protocol, text) => {
    const { cookies, written } = setUp('', protocol);
    cookies.set('language', 'pl', { path: '/', maxAge: 60, sameSite: 'lax' });
    expect(written).toEqual([text]);
  });

  it('expires where it was set', () => {
    const { cookies, written } = setUp();
    cookies.expire('a', { path: '/cart' });
    expect(written).toEqual(['a=; path=/cart; max-age=0; secure']);
  });

  it('removes a cookie under every domain that the page can access', () => {
    const { cookies, written } = setUp('', 'http:');
    cookies.removeEverywhere('_ga');
    expect(written).toEqual([
      '_ga=; path=/; max-age=0',
      '_ga=; path=/; domain=br.shop.example; max-age=0',
      '_ga=; path=/; domain=shop.example; max-age=0',
    ]);
  });
});

describe('reading', () => {
  it.each([
    ['a', '1'],
    ['ab', '2=3'],
    ['b', undefined],
    ['', undefined],
  ])('%j is %j', (name, value) => expect(setUp('a=1; ab=2=3').cookies.read(name)).toBe(value));

  it('lists all names', () => expect(setUp('a=1; ab=2').cookies.names()).toEqual(['a', 'ab']));
});

it('is empty and never throws where cookies are denied', () => {
  const denied = {
    get cookie(): string {
      throw new Error('denied');
    },
    set cookie(_: string) {
      throw new Error('denied');
    },
  };
  const cookies = createBrowserCookies({ document: denied, location: { protocol: 'https:', hostname: 'x' } });
  cookies.set('a', '1');
  cookies.removeEverywhere('a');
  expect([cookies.read('a'), cookies.names()]).toEqual([undefined, []]);
});
