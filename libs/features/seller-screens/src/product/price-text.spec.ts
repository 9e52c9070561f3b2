import { money } from '@pasar/money';
import { expect, it } from 'vitest';
import { parsePriceText, parseStockText, toPriceText } from './price-text.ts';

it.each([
  ['12.50', 'SGD', 1250],
  [' 12,5 ', 'PLN', 1250],
  ['25000', 'VND', 25_000],
  ['25000', 'IDR', 2_500_000],
  ['1,299', 'SGD', null],
  ['25.000', 'VND', null],
  ['-1', 'SGD', null],
  ['', 'SGD', null],
  ['12.50 USD', 'SGD', null],
])('the price %j in %s', (text, currency, amount) => expect(parsePriceText(text, currency)).toBe(amount));

it.each([
  [1250, 'SGD', '12.50'],
  [25_000, 'VND', '25000'],
  [2_500_000, 'IDR', '25000'],
])('formats and parses %d minor units of %s', (amount, currency, text) => {
  expect(toPriceText(money(amount, currency))).toBe(text);
  expect(parsePriceText(text, currency)).toBe(amount);
});

it.each([
  ['7', 7],
  ['1.5', null],
  ['-1', null],
  ['', null],
])('the stock %j', (text, stock) => expect(parseStockText(text)).toBe(stock));
