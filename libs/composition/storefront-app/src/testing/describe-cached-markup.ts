import { createFakeHttp } from '@pasar/builders';
import { leaveContexts, loadServerReact } from '@pasar/builders/server-react';
import { marketByCode } from '@pasar/markets';
import type { ScreenContext } from '@pasar/screen-kit';
import type { PageRenderer } from '@pasar/shell/server';
import { beforeAll, expect, it } from 'vitest';
import type { CreateRenderer } from '../storefront-renderer.ts';
import { anonymousAnswers, memberPaths, publicAnswers } from './member-page-answers.ts';
import { stripVolatileFields } from './strip-volatile-fields.ts';

/** Compares a storefront's pages with cached markup with those that are rendered without a cache. */
export function describeCachedMarkup(
  createRenderer: CreateRenderer,
  platform: ScreenContext['platform'],
): void {
  const ports = { importCheckout: () => Promise.reject(new Error('no checkout here')) };
  let renderer: PageRenderer | undefined;
  const context: ScreenContext = {
    market: marketByCode('SG'),
    language: 'en',
    platform,
    client: 'browser',
    origin: 'http://sg.localhost',
    environment: 'live',
    toggles: [],
  };

  async function renderPage(path: string, isShared: boolean): Promise<string> {
    const answer = await renderer?.render({
      path,
      context,
      http: createFakeHttp({ ...publicAnswers, ...anonymousAnswers }),
      hasLoginMark: false,
      isShared,
      nonce: 'nonce',
      findAssets: () => ({ scripts: [], styles: [] }),
      alternates: () => [],
    });
    if (answer?.kind !== 'screen') throw new Error(`${path} is not a screen.`);
    return stripVolatileFields(new TextDecoder().decode(answer.html));
  }

  // The first rendering in a process loads the page's chunks, which changes the order of its data.
  beforeAll(async () => {
    const react = await loadServerReact();
    renderer = createRenderer(ports, react);
    for (const path of memberPaths) await renderPage(path, false);
    return () => leaveContexts(react);
  });

  it.each(memberPaths)('%s is the same with and without cached markup', async (path) => {
    // Only shared pages add to the cache, so that the first one is rendered.
    const [expected, first, second] = [
      await renderPage(path, false),
      await renderPage(path, true),
      await renderPage(path, true),
    ];
    expect(first).toBe(expected);
    expect(second).toBe(expected);
  });
}
