// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { ShopTileData } from './shop-tile-data.ts';
import { shopTileExamples } from './shop-tile.examples.ts';
import { ShopTile } from './ShopTile.tsx';
import english from './translations/en.json' with { type: 'json' };

const show = async (changes: Partial<ShopTileData>) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { 'shop-tile': english, 'design-system': {} } } });
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <ShopTile shop={{ ...shopTileExamples.plain, ...changes }} headingLevel="h2" />
      </MemoryRouter>
    </I18nextProvider>,
  );
};

afterEach(cleanup);

it.each<[string, Partial<ShopTileData>, string | null]>([
  ['a shop like others', {}, null],
  ['an official shop', { is_official_shop: true, show_official_shop_label: true }, 'Official'],
  ['an official shop without the flag', { is_official_shop: true }, null],
  ['a preferred shop', { shopee_verified: true }, 'Preferred'],
  ['a more preferred one', { shopee_verified: true, is_preferred_plus_seller: true }, 'Preferred+'],
])('%s', async (_, changes, kind) => {
  await show(changes);
  const shown = ['Official', 'Preferred', 'Preferred+'].filter((text) => screen.queryByText(text));
  expect(shown).toEqual(kind === null ? [] : [kind]);
});

it('links to the shop and shows its counts', async () => {
  await show({});
  expect(screen.getByRole('link', { name: 'Anyam' }).getAttribute('href')).toBe('/anyam');
  expect([screen.queryByText('42 products'), screen.queryByText('1.2K followers')]).not.toContain(null);
});
