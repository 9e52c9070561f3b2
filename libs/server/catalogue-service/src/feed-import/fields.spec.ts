import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { columnName } from './column-name.ts';
import { readPictureLinks } from './picture-links.ts';
import { isSaleOn, toPriceFields, readPrice } from './price-field.ts';
import { toUsername } from '../shops/to-username.ts';
import type { Reason } from './reason.ts';
import { readStock } from './stock-field.ts';
import { locatePicture } from './store-picture.ts';
import {
  parseCategoryPath,
  parseGoogleCategoryPath,
  oneLine,
  plainId,
  plainName,
  plainTitle,
  htmlToText,
} from './text-field.ts';

/** Properties run a hundred times each, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const usd = (amount: number) => ({ amount, currency: 'USD' });

const columns: [string, string][] = [
  ['Image Link', 'image_link'],
  ['g:id', 'id'],
  ['Body (HTML)', 'body_html'],
  ['URL handle', 'handle'],
  ['Variant Compare At Price', 'variant_compare_at_price'],
  ['Compare-at price', 'variant_compare_at_price'],
];
it.each(columns)('reads the column %s as %s', (written, name) => {
  expect(columnName(written)).toBe(name);
});

const prices: [string, unknown][] = [
  ['109.99 USD', usd(10_999)],
  ['USD 109.99', usd(10_999)],
  ['5', usd(500)],
  ['0.00 USD', expect.objectContaining({ code: 'price-zero' })],
  ['-5 USD', expect.objectContaining({ code: 'price-invalid' })],
  ['1,000 USD', usd(100_000)],
  ['1.000 USD', expect.objectContaining({ code: 'price-ambiguous' })],
  ['1000.000 USD', expect.objectContaining({ code: 'price-invalid' })],
  ['', expect.objectContaining({ code: 'price-missing' })],
  ['999999999999.00 USD', expect.objectContaining({ code: 'price-out-of-reach' })],
];
it.each(prices)('reads the price "%s"', (text, price) => {
  expect(readPrice(text, 'USD')).toEqual(price);
});

it.each([
  ['120.000đ', 'VND', 120_000],
  ['120.000 vnđ', 'VND', 120_000],
  ['120.000 đồng', 'VND', 120_000],
  ['1,290 บาท', 'THB', 129_000],
  ['390元', 'TWD', 39_000],
  ['P99', 'PHP', 9900],
  ['NT$ 1299元', 'TWD', 129_900],
  ['RM 12 MYR', 'MYR', 1200],
  ['U$S 12', 'USD', 1200],
  ['$ 12 SGD', 'SGD', 1200],
  ['Rs. 1,299/-', 'INR', 129_900],
  ['₹1,299.50/-', 'INR', 129_950],
  ['1.299,-', 'EUR', 129_900],
  ['1.299,- zł', 'PLN', 129_900],
  ['12,-€', 'EUR', 1200],
  ['1299 złotych', 'PLN', 129_900],
  ['1.299 pesos', 'CLP', 1299],
  ['99 pesos', 'PHP', 9900],
  ['$1,299.00 M.N.', 'MXN', 129_900],
  ['120k', 'VND', 120_000],
  ['120K đ', 'VND', 120_000],
  ['1.2tr', 'VND', 1_200_000],
  ['Rp 120rb', 'IDR', 12_000_000],
  ['1,5 jt', 'IDR', 150_000_000],
  ['0,5jt', 'IDR', 50_000_000],
  ['P1.5k', 'PHP', 150_000],
  ['120 mil', 'COP', 12_000_000],
  ['1.2萬', 'TWD', 1_200_000],
])('reads the price "%s" in %s', (text, currency, amount) => {
  expect(readPrice(text, currency)).toEqual({ amount, currency });
});

it.each([
  ['¥1299', 'TWD'],
  ['1299 kr', 'PLN'],
  ['RM 12 USD', 'MYR'],
  ['1299 pesos', 'MYR'],
  ['1.2tr', 'IDR'],
  ['120k', 'EUR'],
  ['1.200k', 'VND'],
  ['1.2345k', 'PHP'],
  ['1tr2', 'VND'],
  ['1-2tr', 'VND'],
  ['120k+', 'IDR'],
])('reads no price in "%s" in %s', (text, currency) => {
  expect(readPrice(text, currency)).toMatchObject({ code: 'price-invalid' });
});

it.each([
  ['R$ 1.299', 'BRL', '1299', '2'],
  ['RM 12.900', 'MYR', '12900', '13'],
  ['12.9', 'IDR', '12900', '13'],
  ['Rp 12,95', 'IDR', '12950', '13'],
  ['129.5 TWD', 'TWD', '129500', '130'],
])('reads the price "%s" in %s as %s or less than %s', (text, currency, thousands, below) => {
  const values = { price: text, thousands, below };
  expect(readPrice(text, currency)).toEqual({ code: 'price-ambiguous', values });
});

it.each([
  ['12900.00', 1_290_000],
  ['12.00', 1200],
  ['Rp 1.250.000,50', 125_000_050],
])('reads the price "%s" in rupiah', (text, amount) => {
  expect(readPrice(text, 'IDR')).toEqual({ amount, currency: 'IDR' });
});

it('decodes the character references of a name', () => {
  expect(plainName(' Dolce &amp; Co\u00a0')).toBe('Dolce & Co');
});

it('uses a sale price only if it is lower, in the same currency', () => {
  expect(toPriceFields(usd(10), usd(8))).toEqual({ price: usd(8), priceBeforeDiscount: usd(10) });
  expect(toPriceFields(usd(10), usd(10))).toEqual({ price: usd(10) });
  expect(toPriceFields(usd(10), { amount: 8, currency: 'EUR' })).toEqual({ price: usd(10) });
});

const dates: [string, boolean | undefined][] = [
  ['', true],
  ['2026-01-01T00:00Z/2026-02-01T00:00Z', true],
  ['2026-02-01T00:00Z/2026-03-01T00:00Z', false],
  ['whenever', undefined],
  ['2026-01-01T00:00Z/', undefined],
  ['01/02/2026', undefined],
];
it.each(dates)('tells whether a sale of "%s" is on', (text, on) => {
  expect(isSaleOn(text, new Date('2026-01-15T00:00Z'))).toBe(on);
});

const stocks: [string, string, unknown][] = [
  ['in_stock', '', 100],
  ['In stock', '3', 3],
  ['', '3', 3],
  ['out of stock', '3', 0],
  ['preorder', '', 0],
  ['perhaps', '', expect.objectContaining({ code: 'availability-unknown' })],
  ['in_stock', '-1', 0],
  ['in_stock', '1e3', expect.objectContaining({ code: 'quantity-invalid' })],
  ['Còn hàng', '', 100],
  ['สินค้าหมด', '3', 0],
  ['esgotado', '', 0],
  ['', 'In stock', 100],
  ['', 'habis', 0],
  ['out of stock', 'in stock', 0],
  ['', '5 pcs', 5],
  ['', '5 szt.', 5],
  ['', '1.500 unidades', expect.objectContaining({ code: 'quantity-ambiguous' })],
  ['', '5 kg', expect.objectContaining({ code: 'quantity-invalid' })],
  ['', '<5', expect.objectContaining({ code: 'quantity-invalid' })],
];
it.each(stocks)('reads the stock of "%s" and "%s"', (availability, quantity, stock) => {
  expect(readStock(availability, quantity)).toEqual(stock);
});

it.each([
  ['10+', 10],
  ['10 +', 10],
  ['10+ pcs', 10],
  ['>50', 50],
  ['> 1,500', 1500],
  ['≥ 50', 50],
])('reads the stock "%s" as %d, with a warning', (quantity, stock) => {
  const warn = vi.fn<(reason: Reason) => void>();
  expect(readStock('', quantity, { warn })).toBe(stock);
  expect(warn.mock.calls).toEqual([[{ code: 'stock-at-least', values: { quantity, stock } }]]);
});

it('does not take the dot of a price such as 1.2tr for that of a stock', () => {
  expect(readStock('', '1.000', { price: '1.2tr' })).toMatchObject({ code: 'quantity-ambiguous' });
});

it.each([
  ['12.899999999999999', 1290],
  ['12.000000000000002', 1200],
])('reads the price "%s", which a program computed', (text, amount) => {
  expect(readPrice(text, 'USD')).toEqual(usd(amount));
});

it.each(['12.8999', '12.8123456789012'])('rounds no price "%s"', (text) => {
  expect(readPrice(text, 'USD')).toMatchObject({ code: 'price-invalid' });
});

it.each(['#N/A', 'NaN', 'null', 'undefined', 'None'])('takes %s for no name, title or id', (text) => {
  expect([plainName(text), plainTitle(text), plainId(text)]).toEqual(['', '', '']);
});

it.each([
  ['https://p.example/a.jpg|https://p.example/b.jpg', ['https://p.example/a.jpg', 'https://p.example/b.jpg']],
  ['https://p.example/a.jpg; //p.example/b.jpg', ['https://p.example/a.jpg', '//p.example/b.jpg']],
  ['https://p.example/a.jpg https://p.example/b.jpg', ['https://p.example/a.jpg', 'https://p.example/b.jpg']],
  [
    'https://p.example/a.jpg,\nhttps://p.example/b,c.jpg,',
    ['https://p.example/a.jpg', 'https://p.example/b,c.jpg'],
  ],
  ['https://p.example/a.jpg?x=1|2', ['https://p.example/a.jpg?x=1|2']],
  ['images/a b.jpg|images/c.jpg; d.jpg', ['images/a b.jpg', 'images/c.jpg', 'd.jpg']],
  ['images/a,b.jpg\nimages/c.jpg', ['images/a,b.jpg', 'images/c.jpg']],
])('splits the picture links "%s"', (cell, links) => {
  expect(readPictureLinks(cell)).toEqual(links);
});

it('converts HTML to plain text', () => {
  expect(htmlToText('<h1>A &lt;b&gt;</h1><script>alert(1)</script>c<br/>d &#233;')).toBe('A <b>\nc\nd é');
});

const million = 1_000_000;
const hostile: [string, string, string][] = [
  ['opening brackets', '<'.repeat(million), '<'.repeat(million)],
  ['opening brackets and a closing one', `${'<'.repeat(million)}>a`, 'a'],
  ['unclosed tags', '<a '.repeat(million), '<a '.repeat(million).trim()],
  ['unclosed line breaks', '<br '.repeat(million), '<br '.repeat(million).trim()],
  ['unclosed scripts', '<script>'.repeat(million), ''],
  ['unclosed comments', '<!--'.repeat(million), ''],
  ['ends of scripts', `<script>${'</script '.repeat(million)}>a`, 'a'],
  ['empty tags', `${'<>'.repeat(million)}a`, 'a'],
  ['unclosed references', '&a'.repeat(million), '&a'.repeat(million)],
  ['one unclosed reference', `&${'a'.repeat(million)}`, `&${'a'.repeat(million)}`],
];
it.each(hostile)('reads a million %s in a single pass', (_name, html, text) => {
  // Compared as a boolean, since a diff of two megabytes is not useful.
  expect(htmlToText(html) === text).toBe(true);
});

it.each([
  ['a<style>b { color: red }</style>c', 'ac'],
  ['a<SCRIPT src="x">b</SCRIPT >c', 'ac'],
  ['a<!-- b > c -->d', 'ad'],
  ['<p>a</p><ul><li>b</li><li>c</li></ul>d', 'a\nb\nc\nd'],
  ['a< br >b', 'a\nb'],
  ['a<script>b', 'a'],
  ['1 < 2', '1 < 2'],
  ['<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['a &#xD800; b &nbsp;&unknown; &#0;c', 'a b &unknown; c'],
])('reads %s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it('removes control characters from a line of text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/\p{Cc}/u.test(oneLine(text))));
});

it('keeps three levels of a category path', () => {
  expect(parseCategoryPath(' A > B &amp; C >> D > E')).toEqual(['A', 'B & C', 'D']);
});

it('splits a category path at escaped signs too', () => {
  expect(parseCategoryPath('Home &gt; Cups')).toEqual(['Home', 'Cups']);
});

it("reads the seller's own category before Google's, and no number as a name", () => {
  expect(parseGoogleCategoryPath('2026 > Cups', 'Kitchen')).toEqual(['2026', 'Cups']);
  expect(parseGoogleCategoryPath(' ', 'Kitchen > Cups')).toEqual(['Kitchen', 'Cups']);
  expect(parseGoogleCategoryPath('', '674')).toEqual([]);
});

it('creates valid usernames', () => {
  expect(toUsername('Kiln & Co.')).toBe('kiln.co');
  expect(toUsername('茶')).toBe('');
  fc.assert(
    fc.property(fc.string(), (name) => /^([a-z0-9][a-z0-9.]{0,22}[a-z0-9])?$/.test(toUsername(name))),
  );
});

const links: [string, string][] = [
  ['https://pictures.example/a.jpg', 'remote'],
  ['//pictures.example/a.jpg', 'remote'],
  ['file:///etc/hostname', 'remote'],
  ['../package.json', 'outside'],
  ['/etc/hostname', 'outside'],
  ['a/../../package.json', 'outside'],
  ['none.png', 'missing'],
];
it.each(links)('fetches nothing for the picture %s', async (link, problem) => {
  expect(await locatePicture(link, import.meta.dirname)).toBe(problem);
});
