import type { Head, ScreenDefinition } from '@pasar/screen';
import type { Chosen } from './choose-screen.ts';
import { loadDefinition } from './describe-page.ts';
import type { Loading } from './describe-page.ts';
import { inputOf } from './page-input.ts';
import type { ScreenKey, ScreenPage } from './page.ts';

/** What the server says of the page that it rendered. */
export type RenderedPage = {
  readonly screen: ScreenKey;
  readonly params: object;
  readonly status: number;
  readonly head: Head;
  /** Where the screen's module lies; absent where it is part of the app's own or delivered apart. */
  readonly href?: string;
};

/** Named by its address, so that a page starts without the list of all screens. */
const screenAt = (href: string, { screen, params }: RenderedPage, path: string): Chosen => ({
  screen,
  entry: {
    module: href,
    load: () => import(/* @vite-ignore */ href) as Promise<{ default: ScreenDefinition }>,
  },
  input: inputOf(screen, params, path),
});

const screenInList = async ({ app }: Loading, { screen, params }: RenderedPage, path: string) => {
  const { screenOf } = await import('./choose-screen.ts');
  return screenOf(await app.screens(), screen, params, path);
};

/** The page that the server already loaded: its module is fetched, its data and texts are here. */
export async function adoptPage(loading: Loading, path: string, page: RenderedPage): Promise<ScreenPage> {
  const chosen =
    page.href === undefined ? await screenInList(loading, page, path) : screenAt(page.href, page, path);
  const definition = await loadDefinition(loading, chosen);
  const { screen, entry, input } = chosen;
  const { status, head } = page;
  return {
    kind: 'screen',
    screen,
    module: entry.module,
    definition,
    input,
    status,
    head,
    release: () => undefined,
  };
}
