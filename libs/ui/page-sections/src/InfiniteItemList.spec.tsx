// @vitest-environment happy-dom
import { translations as sharedWords } from '@pasar/design-system';
import { itemCardExamples } from '@pasar/item-card';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { frontNamespaces } from './front-namespaces.ts';
import { InfiniteItemList } from './InfiniteItemList.tsx';
import type { InfiniteItemListProps } from './InfiniteItemList.tsx';

const namespaces = [{ name: 'design-system', load: sharedWords }, ...frontNamespaces];
const loaded = await Promise.all(
  namespaces.map(async ({ name, load }) => [name, (await load.en()).default] as const),
);
const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: Object.fromEntries(loaded) } });

afterEach(cleanup);

const [card] = Object.values(itemCardExamples);
const quiet = {
  items: [],
  first: undefined,
  failed: false,
  moreFailed: false,
  loading: false,
  hasMore: false,
};
const show = (list: Partial<InfiniteItemListProps['list']>) => {
  const retry = vi.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <InfiniteItemList label="Deals" list={{ ...quiet, more: vi.fn(), retry, ...list }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return retry;
};

it('shows that it is loading', () => {
  show({ loading: true });
  expect(screen.getByText('Loading…')).toBeDefined();
});

it('shows that it is empty', () => {
  show({ first: {} });
  expect(screen.getByText('No products yet')).toBeDefined();
});

it('shows its items', () => {
  show({ first: {}, items: card ? [card] : [] });
  expect(screen.getByRole('list', { name: 'Deals' })).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('retries after a failure', () => {
  const retry = show({ failed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
