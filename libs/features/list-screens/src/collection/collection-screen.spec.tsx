// @vitest-environment happy-dom
import { aPicture, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import collectionScreen from './collection-screen.ts';

const namespaces = [
  { name: 'design-system', load: translations },
  { name: 'layout', load: layoutTexts },
];

const things = {
  collectionid: 7,
  name: 'Picnic time',
  description: 'All for a day outside',
  picture: aPicture(),
  item_count: 1234,
};

const show = (answers: Parameters<typeof createFakeHttp>[0]) =>
  renderScreen(collectionScreen, {
    http: createFakeHttp(answers),
    at: '/collections/7',
    input: { route: 'collection-by-id', params: { collectionId: 7 }, query: '' },
    namespaces,
  });

afterEach(cleanup);

/** @spec collection-page */
describe('a collection', () => {
  it('shows its name, size and items', async () => {
    const view = await show({
      '/api/v4/collection/get': () => things,
      '/api/v4/list/items': () => ({ items: someItemCards(3) }),
    });
    expect(view.status).toBe(200);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Picnic time');
    expect(screen.getByText('1,234 products')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('has one canonical URL whatever its slug, and structured data of its items', async () => {
    const { store, context } = await show({
      '/api/v4/collection/get': () => things,
      '/api/v4/list/items': () => ({ items: someItemCards(2) }),
    });
    const input = { route: 'collection-by-id', params: { collectionId: 7 }, query: '' } as never;
    const head = collectionScreen.head(store.getState(), input, context, (key) => key);
    expect(head.canonical).toBe('/Picnic-time-col.7');
    expect(head.robots).toBeUndefined();
    expect(JSON.stringify(head.jsonLd)).toContain('"position":2');
  });

  it('answers 404 with a link when it does not exist', async () => {
    const view = await show({ '/api/v4/list/items': () => ({ items: [] }) });
    expect(view.status).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This collection has ended');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/featured_collections');
  });

  it('retries when its items fail to load', async () => {
    let down = true;
    const items = () => (down ? refused(-1, { status: 502 }) : { items: someItemCards(2) });
    await show({ '/api/v4/collection/get': () => things, '/api/v4/list/items': items });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });
});
