import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarkets } from './create-markets.ts';
import { localHosts } from './local-hosts.ts';
import { marketLocale } from './market-locale.ts';
import { marketByCode, marketByHost, markets } from './markets.ts';

const deployed = createMarkets({
  ...localHosts,
  BR: { hosts: ['pasar.example.br'], sellerHost: 'vender.example.br', creditHosts: ['credito.example.br'] },
  SG: { hosts: ['shop.example:8443'] },
});

describe('a deployment', () => {
  it.each([
    ['pasar.example.br', 'BR'],
    ['mall.pasar.example.br:443', 'BR'],
    ['shop.example:8443', 'SG'],
    ['shop.example:9000', undefined],
    ['shop.example', undefined],
    ['br.localhost', undefined],
    ['vender.example.br', 'BR'],
    ['seller.shop.example:8443', 'SG'],
  ])('%s resolves to %s', (host, code) => expect(deployed.marketByHost(host)?.code).toBe(code));

  it('names its seller and credit hosts', () => {
    expect(deployed.marketByCode('BR')).toMatchObject({
      sellerHost: 'vender.example.br',
      creditHosts: ['credito.example.br'],
    });
  });
});

describe('laws', () => {
  it('finds every market by each of its hosts, on any port', () => {
    const hosts = markets.flatMap((market) => market.hosts.map((host) => ({ host, code: market.code })));
    fc.assert(
      fc.property(fc.constantFrom(...hosts), fc.integer({ min: 1, max: 65535 }), ({ host, code }, port) => {
        expect(marketByHost(`${host}:${port}`)?.code).toBe(code);
        expect(marketByHost(`mall.${host}`)?.code).toBe(code);
      }),
    );
  });

  it('never throws on a host', () => {
    fc.assert(fc.property(fc.string(), (host) => void marketByHost(host)));
  });
});

it.each([
  ['CL', 'es', 'es-CL'],
  ['BR', 'pt-BR', 'pt-BR'],
  ['TW', 'zh-Hant', 'zh-Hant-TW'],
  ['SG', 'en', 'en-SG'],
] as const)('in %s, %s is formatted as in %s', (code, language, locale) => {
  expect(marketLocale(marketByCode(code), language)).toBe(locale);
});
