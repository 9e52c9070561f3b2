import { loadServerReact } from '@pasar/builders/server-react';
import { createLocaleFormat, withFormatCache } from '@pasar/locale-format';
import { FormatProvider, useFormat } from '@pasar/screen-kit';
import { createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { cachedComponent } from './cached-component.ts';
import { createMarkupCache } from './markup-cache.ts';
import type { MarkupCache, PageMarkup } from './markup-cache.ts';
import { readDocument } from './read-document.ts';

const { renderToPipeableStream } = await loadServerReact();
const format = createLocaleFormat('en-SG', 'Asia/Singapore');
const Mood = createContext('calm');
let renderings: string[] = [];

type TileProps = { readonly name: string; readonly price?: number; readonly children?: ReactNode };

function Tile({ name, price, children }: TileProps) {
  renderings.push(name);
  const { number } = useFormat();
  return (
    <section title={use(Mood)}>
      {name} & {price === undefined ? 'free' : number(price)}
      {children}
    </section>
  );
}

function Labelled({ name }: TileProps) {
  renderings.push(name);
  const id = useId();
  return (
    <p id={id} aria-labelledby={id}>
      {name}
    </p>
  );
}

const Picture = ({ name }: TileProps) => <img src={`/${name}.webp`} alt={name} />;
const Words = ({ name }: TileProps) => name;

const components = [
  cachedComponent(Tile, function useTileKey({ name, price, children }: TileProps) {
    const mood = use(Mood);
    return name === 'secret' ? undefined : { slot: name, inputs: [price, mood, children !== undefined] };
  }),
  ...[Labelled, Picture, Words].map((component) =>
    cachedComponent(component, ({ name }: TileProps) => ({ slot: name, inputs: [] })),
  ),
];

const createCache = (maxChars = 1e6) => createMarkupCache(components, maxChars);

/** Renders through the cache as a storefront's server does. */
async function show(cache: MarkupCache, page: ReactNode, { scope = 'en SG', isShared = true } = {}) {
  renderings = [];
  const markup = cache.open(scope, isShared);
  const html = await renderPage(markup, page);
  return { html, rendered: [...renderings], written: [...markup.written] };
}

const withFormat = (markup: PageMarkup, page: ReactNode) => (
  <FormatProvider value={withFormatCache(format, markup.written)}>{page}</FormatProvider>
);

const renderPage = (markup: PageMarkup, page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = {
      cachedMarkup: markup,
      onAllReady: () => resolve(new TextDecoder().decode(readDocument(stream.pipe))),
      onError: reject,
    };
    const stream = renderToPipeableStream(withFormat(markup, page), options);
  });

/** Renders without a cache. */
const showPlain = (page: ReactNode): Promise<string> =>
  renderPage(createMarkupCache([], 0).open('', false), page);

const nested = (
  <main>
    text
    <Tile name="outer" price={1234}>
      <Tile name="inner" price={5678} />
    </Tile>
    more text
    <Tile name="last" />
  </main>
);

it('writes the same bytes and texts as without a cache, on a miss and on a hit', async () => {
  const cache = createCache();
  const [first, second] = [await show(cache, nested), await show(cache, nested)];
  expect(first.html).toBe(await showPlain(nested));
  expect(first.rendered).toEqual(['outer', 'inner', 'last']);
  expect(second).toEqual({ ...first, rendered: [] });
  expect(first.written).toEqual([
    ['number 1234', '1,234'],
    ['number 5678', '5,678'],
  ]);
});

it.each<[string, ReactNode]>([
  ['other props', <Tile key="" name="a" price={2} />],
  [
    'another context',
    <Mood key="" value="wild">
      <Tile name="a" price={1} />
    </Mood>,
  ],
  [
    'children',
    <Tile key="" name="a" price={1}>
      child
    </Tile>,
  ],
])('renders again for %s', async (_, changed) => {
  const cache = createCache();
  await show(cache, <Tile name="a" price={1} />);
  const shown = await show(cache, changed);
  expect(shown.rendered).toEqual(['a']);
  expect(shown.html).toBe(await showPlain(changed));
});

it('keeps scopes apart', async () => {
  const cache = createCache();
  await show(cache, <Tile name="a" />);
  expect((await show(cache, <Tile name="a" />, { scope: 'th TH' })).rendered).toEqual(['a']);
});

it('caches nothing of a page that is not shared, and nothing without a key', async () => {
  const cache = createCache();
  await show(cache, <Tile name="a" />, { isShared: false });
  expect((await show(cache, <Tile name="a" />)).rendered).toEqual(['a']);
  await show(cache, <Tile name="secret" />);
  expect((await show(cache, <Tile name="secret" />)).rendered).toEqual(['secret']);
});

it('shows cached markup on pages that are not shared', async () => {
  const cache = createCache();
  await show(cache, <Tile name="a" />);
  expect((await show(cache, <Tile name="a" />, { isShared: false })).rendered).toEqual([]);
});

it('reuses ids only at the same position', async () => {
  const cache = createCache();
  const pages = [
    <Labelled key="" name="a" />,
    <main key="">
      <Labelled name="b" />
      <Labelled name="a" />
    </main>,
  ];
  for (const page of pages) expect((await show(cache, page)).html).toBe(await showPlain(page));
  expect((await show(cache, pages[1])).rendered).toEqual([]);
});

it.each<[string, ReactNode]>([
  ['a picture that the head preloads', <Picture key="" name="a" />],
  [
    'a text, whose separator depends on what precedes it',
    <p key="">
      {'before '}
      <Words name="a" />
    </p>,
  ],
])('does not cache %s', async (_, page) => {
  const cache = createCache();
  const [first, second] = [await show(cache, page), await show(cache, page)];
  expect(second.html).toBe(first.html);
});

it('drops markup that was not used while the cache was filled', async () => {
  const cache = createCache(400);
  const fill = async (from: number) => {
    for (let at = from; at < from + 4; at += 1) await show(cache, <Tile name={`tile-${at}`} />);
  };
  await show(cache, <Tile name="a" />);
  await show(cache, <Tile name="b" />);
  for (const from of [0, 4, 8]) {
    await fill(from);
    await show(cache, <Tile name="a" />);
  }
  expect(
    (
      await show(
        cache,
        <>
          <Tile name="a" />
          <Tile name="b" />
        </>,
      )
    ).rendered,
  ).toEqual(['b']);
});
