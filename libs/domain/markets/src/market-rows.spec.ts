import { describe, expect, it } from 'vitest';
import { addressForms } from './address-forms.data.ts';
import { addressLabelKeys } from './address-form.ts';
import { languageTags } from './language-tags.ts';
import { markets } from './markets.ts';

const repeated = (list: readonly string[]): string[] =>
  list.filter((each, index) => list.indexOf(each) !== index);

describe('the table', () => {
  it.each(['code', 'name', 'nativeName', 'phonePrefix', 'timeZone', 'oneLinkId', 'sellerHost'] as const)(
    'has no duplicate %s',
    (column) => expect(repeated(markets.map((market) => market[column]))).toEqual([]),
  );

  it('has no duplicate host', () => expect(repeated(markets.flatMap(({ hosts }) => hosts))).toEqual([]));

  it('has no duplicate premium label, and has markets with and without one', () => {
    const labels = markets.flatMap(({ premiumLabelId }) => premiumLabelId ?? []);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThan(markets.length);
  });

  it('offers instalments in some markets, and not in all', () => {
    const offers = new Set(markets.map(({ installmentWhitelist }) => installmentWhitelist));
    expect(offers).toEqual(new Set([true, false]));
  });

  it('uses every language somewhere', () => {
    const spoken = new Set<string>(markets.flatMap(({ languages }) => languages));
    expect(languageTags.filter((tag) => !spoken.has(tag))).toEqual([]);
  });

  it('uses every address label somewhere', () => {
    const used = new Set(
      markets.flatMap(({ code }) => addressForms[code].fields.map((field) => field.labelKey)),
    );
    expect(addressLabelKeys.filter((key) => !used.has(key))).toEqual([]);
  });
});

describe.each(markets)('$code', (market) => {
  it('has a currency, languages and a time zone that Intl supports', () => {
    expect(Intl.supportedValuesOf('currency')).toContain(market.currency);
    expect(Intl.getCanonicalLocales([...market.languages])).toEqual([...market.languages]);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: market.timeZone })).not.toThrow();
  });

  it('has patterns that compile, and examples that match them', () => {
    const fields = addressForms[market.code].fields.filter(({ pattern }) => pattern !== undefined);
    const fits = fields.map(({ pattern, example = '' }) => new RegExp(`^(?:${pattern})$`).test(example));
    expect(fits).toEqual(fields.map(() => true));
    expect(() => new RegExp(market.phonePattern)).not.toThrow();
  });

  it('asks for name, phone and street once each, and has no duplicate field', () => {
    const names = addressForms[market.code].fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['name', 'phone', 'street']));
    expect(repeated(names)).toEqual([]);
  });

  it('trusts its seller host and every market host', () => {
    expect(market.trustedHosts).toContain(market.sellerHost);
    expect(market.trustedHosts).toEqual(expect.arrayContaining(markets.flatMap(({ hosts }) => hosts)));
  });
});
