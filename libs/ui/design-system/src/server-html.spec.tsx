import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as parts from './index.ts';
import words from './translations/en.json' with { type: 'json' };

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { 'design-system': words } } });

const render = (element: ReactNode): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/">{element}</StaticRouter>
    </I18nextProvider>,
  );

const nothing = (): void => undefined;
const options = [{ value: 'a', label: 'A' }];

const cases: readonly (readonly [string, ReactNode])[] = [
  ['Breadcrumbs', <parts.Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Here' }]} />],
  ['Button', <parts.Button loading>Buy</parts.Button>],
  ['ButtonLink', <parts.ButtonLink to="/">Go</parts.ButtonLink>],
  ['Card', <parts.Card>Card</parts.Card>],
  ['Checkbox', <parts.Checkbox label="Yes" error="Please" />],
  ['Chip', <parts.Chip onRemove={nothing}>Filter</parts.Chip>],
  ['Cluster', <parts.Cluster>Things</parts.Cluster>],
  ['Container', <parts.Container>Page</parts.Container>],
  ['Countdown', <parts.Countdown remainingSeconds={90} />],
  ['Dialog', <parts.Dialog open={false} onOpenChange={nothing} title="Ask" />],
  ['Drawer', <parts.Drawer open={false} onOpenChange={nothing} title="More" />],
  ['EmptyState', <parts.EmptyState title="Nothing" />],
  ['ErrorState', <parts.ErrorState onRetry={nothing} />],
  ['Grid', <parts.Grid>Things</parts.Grid>],
  ['Icon', <parts.Icon name="cart" label="Cart" />],
  ['IconButton', <parts.IconButton icon="cart" label="Cart" count={2} />],
  [
    'Lightbox',
    <parts.Lightbox
      open={false}
      onOpenChange={nothing}
      title="A kettle"
      pictures={[]}
      getAlt={String}
      index={0}
      onIndexChange={nothing}
    />,
  ],
  ['Image', <parts.Image picture="k" alt="A kettle" />],
  ['Logo', <parts.Logo />],
  ['Menu', <parts.Menu trigger="Me" entries={[{ label: 'Out', onSelect: nothing }]} />],
  ['Notice', <parts.Notice title="Look" onDismiss={nothing} />],
  ['PasswordField', <parts.PasswordField label="Password" />],
  ['Price', <parts.Price price={{ amount: 1290, currency: 'SGD' }} discount={20} />],
  ['ProgressBar', <parts.ProgressBar value={40} label="Sold" />],
  ['QuantityStepper', <parts.QuantityStepper value={1} onValueChange={nothing} label="Kettle" />],
  ['RadioGroup', <parts.RadioGroup legend="One" options={options} />],
  ['RatingStars', <parts.RatingStars rating={3.5} />],
  ['Select', <parts.Select label="One" options={options} />],
  ['Skeleton', <parts.Skeleton />],
  ['Spinner', <parts.Spinner label="Loading" />],
  ['Stack', <parts.Stack>Things</parts.Stack>],
  ['TabLinks', <parts.TabLinks label="Views" links={[{ to: '/', label: 'All', current: true }]} />],
  ['Tag', <parts.Tag icon="tag">New</parts.Tag>],
  ['TextArea', <parts.TextArea label="Note" />],
  ['TextField', <parts.TextField label="Name" hint="All of it" error="Too short" start="+65" />],
  ['TileLink', <parts.TileLink to="/" label="Vouchers" />],
  ['ToastViewport', <parts.ToastViewport toast={{ id: 1, text: 'Added' }} onDismiss={nothing} />],
];

/** A strict content security policy blocks `style` attributes in server-rendered HTML. */
it.each(cases)('%s renders on the server, without a style attribute', (_name, element) => {
  const html = render(element);
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toContain('undefined');
});

it.each([
  [<parts.Price price={{ amount: 1290, currency: 'SGD' }} />, '$12.90'],
  [<parts.Price price="free" before="was" />, 'free'],
  [<parts.RatingStars rating={4.25} />, 'aria-label="4.3 out of 5 stars"'],
  [<parts.IconButton icon="cart" label="Cart" count={240} />, '99+'],
  [<parts.Image picture="k" alt="" priority />, 'fetchPriority="high"'],
  [<parts.Image picture={{ id: 'k', width: 320, height: 200 }} alt="" />, 'width="320" height="200"'],
  [<parts.Image alt="Nothing" />, 'aria-label="Nothing"'],
  [<parts.PasswordField label="Password" />, 'disabled=""'],
])('shows %#', (element, text) => {
  expect(render(element)).toContain(text);
});
