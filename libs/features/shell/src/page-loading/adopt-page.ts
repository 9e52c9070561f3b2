import type { Head, ScreenDefinition } from '@pasar/screen-kit';
import type { ScreenMatch } from './choose-screen.ts';
import { loadDefinition, loadParts } from './describe-page.ts';
import type { PageLoadDeps } from './describe-page.ts';
import { createScreenInput } from './screen-input.ts';
import type { ScreenKey, ScreenPage } from './page.ts';

/** The embedded description of the page that the server rendered. */
export type RenderedPage = {
  readonly screen: ScreenKey;
  readonly params: object;
  readonly status: number;
  readonly head: Head;
  /** URL of the screen's module; absent if it is part of the app's entry or deployed separately. */
  readonly href?: string;
};

/** Imports the screen by its module URL, so that starting a page does not need the list of all screens. */
const screenFromModule = (href: string, { screen, params }: RenderedPage, path: string): ScreenMatch => ({
  screen,
  entry: {
    module: href,
    load: () => import(/* @vite-ignore */ href) as Promise<{ default: ScreenDefinition }>,
  },
  input: createScreenInput(screen, params, path),
});

const screenFromList = async ({ app }: PageLoadDeps, { screen, params }: RenderedPage, path: string) => {
  const { screenByKey } = await import('./choose-screen.ts');
  return screenByKey(await app.screens(), screen, params, path);
};

/** Adopts the page that the server rendered: fetches only its module, since data and texts are embedded. */
export async function adoptPage(deps: PageLoadDeps, path: string, page: RenderedPage): Promise<ScreenPage> {
  const match =
    page.href === undefined
      ? await screenFromList(deps, page, path)
      : screenFromModule(page.href, page, path);
  const definition = await loadDefinition(deps, match);
  await loadParts(deps, definition, match);
  const { screen, entry, input } = match;
  const { status, head } = page;
  return {
    kind: 'screen',
    screen,
    module: entry.module,
    parts: [],
    definition,
    input,
    status,
    head,
    release: () => undefined,
  };
}
