// @vitest-environment happy-dom
import { builtInManifest, cardSets } from '@pasar/badge-rules';
import type { CardSetName, Manifest, ManifestCall } from '@pasar/badge-rules';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CardContextProvider, ItemCard, itemCardExamples, QuickAddProvider } from './index.ts';
import words from './translations/en.json' with { type: 'json' };

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { 'item-card': words } } });

const cardContext = { market: 'SG', path: '/search', toggles: ['cod-badge', 'flash-sale-badge'] } as const;

/** Renders the cards of every example in a set on the server. */
const html = (cardSet: CardSetName, manifests?: ManifestCall): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/">
        <CardContextProvider context={{ ...cardContext, manifests }}>
          {Object.entries(itemCardExamples).map(([name, item]) => (
            <ItemCard key={name} item={item} to={`/${name}`} cardSet={cardSet} blurAdult />
          ))}
        </CardContextProvider>
      </StaticRouter>
    </I18nextProvider>,
  );

const answered = (cardSet: CardSetName, manifest: Manifest): ManifestCall => ({
  progress: 'ok',
  asked: [cardSets[cardSet]],
  answer: { [cardSets[cardSet]]: manifest },
});

/** Counts the rows in the cards' bodies, empty or not. */
const rows = (markup: string): number => {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  return page.querySelectorAll('article > :nth-child(2) > *').length;
};

it.each(Object.keys(cardSets) as CardSetName[])(
  '%s: uses its own manifest while the call is pending, and nothing shifts when another arrives',
  (cardSet) => {
    const own = builtInManifest(cardSets[cardSet]) ?? { slots: {} };
    const waiting = html(cardSet, { progress: 'requesting', asked: [cardSets[cardSet]] });
    expect(waiting).toBe(html(cardSet));
    expect(html(cardSet, answered(cardSet, own))).toBe(waiting);
    const bare = html(cardSet, answered(cardSet, { slots: {} }));
    expect(bare).not.toBe(waiting);
    expect(rows(waiting)).toBeGreaterThan(0);
    expect(rows(bare)).toBe(rows(waiting));
    expect(waiting).not.toContain('style=');
  },
);

it("shows the operator's badges in a slot", () => {
  const manifest: Manifest = {
    slots: { imageFlag: [{ name: 'FREE_SHIPPING', is_predefined: true, id: 1 }] },
  };
  const markup = html('SIMPLIFIED', answered('SIMPLIFIED', manifest));
  expect(markup).toContain('Free shipping');
  expect(markup).not.toContain('Official');
});

const renderForms = (cardSet: CardSetName): string[] => {
  const markup = renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/">
        <QuickAddProvider value={{ press: () => undefined }}>
          {Object.entries(itemCardExamples).map(([name, item]) => (
            <ItemCard key={name} item={item} to={`/${name}`} cardSet={cardSet} blurAdult />
          ))}
        </QuickAddProvider>
      </StaticRouter>
    </I18nextProvider>,
  );
  const forms = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('form');
  return [...forms].map((form) => form.getAttribute('action') ?? '');
};

const buyable = Object.values(itemCardExamples).flatMap((item) =>
  item.stock > 0 && !item.is_adult ? [`/product/${item.shopid}/${item.itemid}`] : [],
);

/** @spec selection-drawer */
it('renders a cart button for available items, which links to the item without JavaScript', () => {
  expect(renderForms('STANDARD')).toEqual(buyable);
  expect(renderForms('DAILY_DISCOVER')).toEqual(buyable);
  expect(renderForms('SIMPLIFIED')).toEqual([]);
});

it.each([
  ['beside the price', { amount: 4990, currency: 'SGD' }, 0],
  ['below the price, where it does not fit beside it', { amount: 499_000, currency: 'SGD' }, 1],
] as const)('shows the original price once: %s', (_, price, row) => {
  const item = {
    ...itemCardExamples.discounted,
    price,
    price_before_discount: { ...price, amount: price.amount * 2 },
  };
  const markup = renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/">
        <CardContextProvider context={cardContext}>
          <ItemCard item={item} to="/" cardSet="STANDARD" />
        </CardContextProvider>
      </StaticRouter>
    </I18nextProvider>,
  );
  const [, ...rows] = new DOMParser()
    .parseFromString(markup, 'text/html')
    .querySelectorAll('article > :nth-child(2) > *');
  expect(rows.map((one) => one.querySelectorAll('s').length)).toEqual(
    rows.map((_one, index) => Number(index === row)),
  );
});
