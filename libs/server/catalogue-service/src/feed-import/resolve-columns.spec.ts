import { expect, it } from 'vitest';
import { googleMerchant } from './google-merchant.ts';
import { resolveColumns } from './resolve-columns.ts';
import { shopify } from './shopify.ts';
import { wooCommerce } from './woo-commerce.ts';

const names = (...cells: readonly string[]) => resolveColumns(cells, googleMerchant).map(({ name }) => name);

it('keeps the names of the format, and gives their place to no other column', () => {
  expect(names('id', 'Nama Produk', 'title', 'Stok', 'Price (RM)', 'price')).toEqual([
    ...['id', 'nama_produk', 'title', 'quantity', 'price_rm', 'price'],
  ]);
});

it('keeps the columns of Shopify whose names have other meanings elsewhere', () => {
  const columns = resolveColumns(
    ['Handle', 'Title', 'Product Category', 'Type', 'Variant Price', 'Price'],
    shopify,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    ...['handle', 'title', 'product_category', 'type', 'variant_price', 'price'],
  ]);
});

it('keeps the currency of a name', () => {
  expect(resolveColumns(['Harga (Rp)'], googleMerchant)).toEqual([
    { written: 'Harga (Rp)', name: 'price', currency: 'Rp' },
  ]);
});

it('gives columns the names of their format', () => {
  const woo = resolveColumns(['Nombre', 'Precio normal', 'Valor(es) del atributo 2'], wooCommerce);
  expect(woo.map(({ name }) => name)).toEqual(['name', 'regular_price', 'attribute_2_value_s']);
});

it('takes the first description for the title of a table without one', () => {
  expect(names('Código', 'Descrição', 'Descrição curta', 'Descrição complementar', 'Preço')).toEqual([
    ...['sku', 'title', 'short_description', 'description', 'price'],
  ]);
});

it('gives no meaning to a column of which a format has none', () => {
  expect(names('Tipo', 'Peso')).toEqual(['tipo', 'peso']);
});
