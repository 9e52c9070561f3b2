// @vitest-environment happy-dom
import { accountApi } from '@pasar/account-api';
import { anAccount, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import myLikesScreen from './my-likes-screen.ts';

const namespaces = [
  { name: 'design-system', load: translations },
  { name: 'layout', load: layoutTexts },
];

const show = async (answers: Parameters<typeof createFakeHttp>[0]) => {
  const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount(), ...answers });
  const input = { route: 'user-my-likes', params: {}, query: '' } as const;
  const view = await renderScreen(myLikesScreen, { http, at: '/user/my-likes', input, namespaces });
  // The page is for members: load the session before it renders.
  await act(() => view.store.dispatch(accountApi.endpoints.getAccountInfo.initiate()));
  return { ...view, http };
};

const hearts = () => screen.getAllByRole('button', { pressed: true });

afterEach(cleanup);

/** @spec my-likes */
describe('my likes', () => {
  it('unlikes at once and removes the card', async () => {
    let items = someItemCards(2);
    const { http } = await show({
      '/api/v4/item/my_likes': () => ({ items, has_more: false, private: false }),
      '/api/v4/item/unlike': () => {
        items = items.slice(1);
        return {};
      },
    });
    expect(hearts()).toHaveLength(2);
    fireEvent.click(hearts()[0] as HTMLElement);
    expect(hearts()).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(http.sentTo('/api/v4/item/unlike')).toHaveLength(1);
  });

  it('rolls back with an error when the server rejects it', async () => {
    const { toasts } = await show({
      '/api/v4/item/my_likes': () => ({ items: someItemCards(2), has_more: false, private: false }),
      '/api/v4/item/unlike': () => refused(-1, { status: 502 }),
    });
    fireEvent.click(hearts()[0] as HTMLElement);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(hearts()).toHaveLength(2);
  });

  it('can be made private', async () => {
    const { http } = await show({
      '/api/v4/item/my_likes': () => ({ items: someItemCards(1), has_more: false, private: false }),
      '/api/v4/item/likes_set_private': () => ({ private: true }),
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only you can see your favourites' }));
    await waitFor(() => expect(http.sentTo('/api/v4/item/likes_set_private')).toEqual([{ private: true }]));
  });

  it('has an empty state', async () => {
    await show({ '/api/v4/item/my_likes': () => ({ items: [], has_more: false, private: false }) });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No favourites yet');
  });
});
