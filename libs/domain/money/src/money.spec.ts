import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  allocateMoney,
  allocatePrice,
  compareMoney,
  convertMoney,
  decimalAmount,
  formatMoney,
  minorUnits,
  money,
  multiplyMoney,
  parseMoney,
  takePercent,
  priceStep,
  roundToPrice,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './index.ts';

const sgd = (amount: number) => money(amount, 'SGD');
const amounts = fc.integer({ min: -1e12, max: 1e12 });
const moneys = amounts.map(sgd);
const currencies = fc.constantFrom('SGD', 'VND', 'IDR', 'EUR', 'CLP', 'USD', 'JPY', 'KWD');

describe('money', () => {
  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('rejects %d minor units', (amount) => {
    expect(() => sgd(amount)).toThrow(RangeError);
  });
  it.each(['sgd', 'SG', '', 'DOLLAR'])('rejects the currency %j', (currency) => {
    expect(() => money(1, currency)).toThrow(RangeError);
  });
  it('never mixes currencies', () => {
    expect(() => addMoney(sgd(1), money(1, 'MYR'))).toThrow(RangeError);
    expect(() => compareMoney(sgd(1), money(1, 'MYR'))).toThrow(RangeError);
  });
  it.each([
    ['SGD', 2],
    ['IDR', 2],
    ['VND', 0],
    ['CLP', 0],
    ['KWD', 3],
  ])('%s has %d minor digits', (currency, digits) => expect(minorUnits(currency)).toBe(digits));
});

describe('rounding', () => {
  it.each([
    [105, 50, 53],
    [-105, 50, -53],
    [1010, 15, 152],
    [1, 49, 0],
    [1, 50, 1],
    [333, 33.3, 111],
    [9007199254740991, 100, 9007199254740991],
  ])('%d at %d%% is %d', (amount, percent, result) =>
    expect(takePercent(sgd(amount), percent)).toEqual(sgd(result)),
  );
  it.each([
    ['IDR', 1249, 1200],
    ['IDR', 1250, 1300],
    ['SGD', 1249, 1249],
  ])('%s %d is priced %d', (currency, amount, result) =>
    expect(roundToPrice(money(amount, currency))).toEqual(money(result, currency)),
  );
});

describe('laws', () => {
  it('addition commutes, associates, and is undone by subtraction', () => {
    fc.assert(
      fc.property(moneys, moneys, moneys, (a, b, c) => {
        expect(addMoney(a, b)).toEqual(addMoney(b, a));
        expect(addMoney(addMoney(a, b), c)).toEqual(addMoney(a, addMoney(b, c)));
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
        expect(addMoney(a, zeroMoney('SGD'))).toEqual(a);
      }),
    );
  });
  it('multiplying by a whole number equals repeated addition', () => {
    fc.assert(
      fc.property(moneys, fc.integer({ min: 0, max: 50 }), (a, n) => {
        expect(multiplyMoney(a, n)).toEqual(
          sumMoney(
            Array.from({ length: n }, () => a),
            'SGD',
          ),
        );
      }),
    );
  });
  it('a percentage is within half a minor unit of the exact share', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const twice =
          BigInt(takePercent(sgd(amount), percent).amount) * 200n - BigInt(amount) * BigInt(2 * percent);
        expect(twice <= 100n && twice >= -100n).toBe(true);
      }),
    );
  });
  it('comparison is a total order', () => {
    fc.assert(
      fc.property(moneys, moneys, (a, b) => {
        expect(compareMoney(a, b)).toBe(Math.sign(a.amount - b.amount));
      }),
    );
  });
  it('parts sum to the whole, each within a unit of its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(moneys, weights, (whole, each) => {
        const parts = allocateMoney(whole, each);
        expect(sumMoney(parts, 'SGD')).toEqual(whole);
        const all = each.reduce((sum, weight) => sum + weight, 0);
        const off = parts.map((part, index) =>
          Math.abs(part.amount - (whole.amount * (each[index] ?? 0)) / all),
        );
        expect(all === 0 || Math.max(...off) < 1 + 1e-3).toBe(true);
      }),
    );
  });
  it('a split price has parts that are prices, and none exceeds its weight', () => {
    const steps = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(steps, fc.nat(1_000_000), currencies, (each, part, currency) => {
        const step = priceStep(currency);
        const weights = each.map((count) => count * step);
        const all = each.reduce((sum, count) => sum + count, 0);
        const whole = money(Math.min(part, all) * step, currency);
        const parts = allocatePrice(whole, weights);
        expect(sumMoney(parts, currency)).toEqual(whole);
        expect(parts.every(({ amount }, at) => amount % step === 0 && amount <= (weights[at] ?? 0))).toBe(
          true,
        );
      }),
      { numRuns: 2000 },
    );
  });
  it('what is no price is split exactly to the minor unit', () => {
    const parts = allocatePrice(money(101, 'TWD'), [100, 100]);
    expect(parts.map(({ amount }) => amount)).toEqual([51, 50]);
  });
  it('throws without parts', () => expect(() => allocateMoney(sgd(1), [])).toThrow(RangeError));
  it('decimal amounts round-trip', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e15 }), currencies, (amount, currency) => {
        const given = money(amount, currency);
        expect(parseMoney(`${decimalAmount(given)} ${currency}`)).toEqual(given);
      }),
    );
  });
  it('parsing never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseMoney(text)));
  });
  it('a price is a multiple of its step', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        expect(Math.abs(roundToPrice(money(amount, currency)).amount % priceStep(currency))).toBe(0);
      }),
    );
  });
});

describe('parsing a price', () => {
  it.each([
    ['109.99 USD', { amount: 10999, currency: 'USD' }],
    ['109.9 USD', { amount: 10990, currency: 'USD' }],
    ['15 USD', { amount: 1500, currency: 'USD' }],
    ['25000 VND', { amount: 25000, currency: 'VND' }],
    ['0.00 SGD', { amount: 0, currency: 'SGD' }],
    ['25000.5 VND', null],
    ['1,099.00 USD', null],
    ['10.999 USD', null],
    ['-1 USD', null],
    ['USD 10', null],
    ['10USD', null],
    ['10 usd', null],
    ['10. USD', null],
    ['.5 USD', null],
    ['10 USD\n', null],
    ['99999999999999999 USD', null],
    ['', null],
  ])('%j is %j', (text, result) => expect(parseMoney(text)).toEqual(result));
});

describe('converting', () => {
  it.each([
    [10999, 'USD', 'VND', 25000, 2749750],
    [1000, 'VND', 'USD', 0.00004, 4],
    [100, 'EUR', 'EUR', 1, 100],
    [1, 'USD', 'SGD', 1.5, 2],
  ])('%d %s in %s at %d: %d', (amount, from, to, rate, result) =>
    expect(convertMoney(money(amount, from), to, rate)).toEqual(money(result, to)),
  );
  it.each([0, -1, Number.NaN, Infinity])('rejects the rate %d', (rate) => {
    expect(() => convertMoney(sgd(1), 'USD', rate)).toThrow(RangeError);
  });
});

describe('formatting', () => {
  it.each([
    [1290, 'SGD', 'en-SG', '$12.90'],
    [1299000, 'IDR', 'id-ID', 'Rp\u00a012.990'],
    [1299050, 'IDR', 'id-ID', 'Rp\u00a012.990,50'],
    [25000, 'VND', 'vi-VN', '25.000\u00a0₫'],
    [1290, 'BRL', 'pt-BR', 'R$\u00a012,90'],
    [129000, 'CLP', 'es-CL', '$129.000'],
    [129000, 'TWD', 'zh-Hant-TW', '$1,290'],
    [1290, 'PLN', 'pl-PL', '12,90\u00a0zł'],
    [1290, 'EUR', 'fr-FR', '12,90\u00a0€'],
    [12345678, 'INR', 'hi-IN', '₹1,23,456.78'],
    [-1290, 'SGD', 'en-SG', '−$12.90'],
    [-1290, 'PLN', 'pl-PL', '−12,90\u00a0zł'],
  ])('%d %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatMoney(money(amount, currency), locale)).toBe(text);
  });
});
