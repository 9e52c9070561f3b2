import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createInstance } from './create-instance.ts';
import { I18nextProvider, useTranslation } from './react.ts';

const Total = () => useTranslation('cart').t('total');

it('returns the texts of the provider', () => {
  const i18n = createInstance();
  void i18n.init({ lng: 'ms', resources: { ms: { cart: { total: 'Jumlah' } } } });
  expect(renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(Total)))).toBe('Jumlah');
});

it('returns the key outside a provider', () => {
  expect(renderToStaticMarkup(createElement(Total))).toBe('total');
});
