import { expect, it } from 'vitest';
import { columnWords } from './column-words.data.ts';
import { readColumnWords } from './read-column-words.ts';
import { toWordKey } from './to-word-key.ts';

it.each([
  ['Nama Produk', 'title'],
  ['Tên sản phẩm', 'title'],
  ['ten san pham', 'title'],
  ['ชื่อสินค้า', 'title'],
  ['商品名稱', 'title'],
  ['NOME DO PRODUTO', 'title'],
  ['Tytuł oferty', 'title'],
  ['Tarif régulier', 'price'],
  ['¿Existencias?', 'availability'],
  ['Sygnatura/SKU Sprzedającego', 'sku'],
  ['Identificador de URL', 'handle'],
  ['ps_stock', 'quantity'],
  ['1. Nama Produk *', 'title'],
  ['Tên sản phẩm (bắt buộc)', 'title'],
  ['商品名稱（必填）', 'title'],
  ['Precio (IVA incl.)', 'price'],
  ['Prix TTC', 'price'],
  ['EAN-13', 'gtin'],
  ['Ilość (szt.)', 'quantity'],
  ['Kuantiti (unit)', 'quantity'],
  ['ราคา/หน่วย', 'price'],
  ['Dlugi opis', 'description'],
  ['Nama\nProduk', 'title'],
  ['Nama Produk*\n(maks. 70 karakter)', 'title'],
  ['Nama Produk\nProduct Name', 'title'],
  ['Product Name (ชื่อสินค้า)', 'title'],
  ['Stock / Stok', 'quantity'],
])('reads the column %s as %s', (written, meaning) => {
  expect(readColumnWords(written)).toEqual({ meaning, number: 1 });
});

it.each([
  ['Nombre del atributo 2', 'option_name', 2],
  ['Valeur(s) de l’attribut 1', 'option_value', 1],
  ['Attribute 3 value(s)', 'option_value', 3],
  ['et_title_variation_2', 'option_name', 2],
  ['屬性 1 名稱', 'option_name', 1],
  ['Imagen2', 'additional_image_link', 2],
  ['Thuộc tính 2(Option2 Name)', 'option_name', 2],
  ['Foto Produk 8', 'additional_image_link', 8],
])('reads the column %s as %s %d', (written, meaning, number) => {
  expect(readColumnWords(written)).toEqual({ meaning, number });
});

it.each([
  ['Price (RM)', 'price', 'RM'],
  ['Harga (Rp)', 'price', 'Rp'],
  ['Harga Rp', 'price', 'Rp'],
  ['Preço (R$)', 'price', 'R$'],
  ['Giá (VNĐ)', 'price', 'VNĐ'],
  ['Giá bán (đồng)', 'price', 'đồng'],
  ['ราคา (บาท)', 'price', 'บาท'],
  ['Cena [PLN]', 'price', 'PLN'],
  ['售價 (NT$)', 'price', 'NT$'],
  ['Precio $', 'price', '$'],
  ['Precio en EUR', 'price', 'EUR'],
  ['Price (in USD)*', 'price', 'USD'],
  ['Price / Harga (RM)', 'price', 'RM'],
  ['Price (RM) / Harga (RM)', 'price', 'RM'],
  ['Tarif promo (€)', 'sale_price', '€'],
  ['Giá so sánh - VND', 'compare_at_price', 'VND'],
])('reads the column %s as %s in %s', (written, meaning, currency) => {
  expect(readColumnWords(written)).toEqual({ meaning, number: 1, currency });
});

it.each([
  'Price (wholesale)',
  'Price (old)',
  'Purchase price',
  'Precio de costo',
  'Giá vốn',
  'Prix HT',
  'Cena netto',
  'Price (RM) (USD)',
  'Price all',
  'Price (max 5)',
  'Stock (max 5)',
  'Stock (min)',
  'Price (unit)',
  'Price / Stock',
  'Name / Colour',
  'Price (stock)',
  '/',
  '//////////',
  'Stock (RM)',
  'Name 2',
  'Product names',
  'Stan',
  'État',
  'Estado',
  'constructor',
  '(RM)',
  '*',
  '',
])('does not read the column "%s"', (written) => {
  expect(readColumnWords(written)).toBeUndefined();
});

it('gives each name one meaning in all languages', () => {
  const found = new Map<string, Set<string>>();
  for (const words of Object.values(columnWords))
    for (const [meaning, names] of Object.entries<readonly string[]>(words))
      for (const name of names) {
        const key = toWordKey(name);
        found.set(key, (found.get(key) ?? new Set()).add(meaning));
      }
  expect([...found].filter(([key, meanings]) => key === '' || meanings.size > 1)).toEqual([]);
});

it('lists each name once in a language', () => {
  const repeated = Object.entries(columnWords).flatMap(([language, words]) => {
    const keys = Object.values<readonly string[]>(words).flatMap((names) => names.map(toWordKey));
    return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${language}: ${key}`);
  });
  expect(repeated).toEqual([]);
});
