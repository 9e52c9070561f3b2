import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as parts from './index.ts';
import words from './translations/en.json' with { type: 'json' };

const { tabs, suggestions, columns, markets, categories, languages } = parts.layoutExamples;
const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { layout: words } } });

const render = (element: ReactNode): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/">{element}</StaticRouter>
    </I18nextProvider>,
  );

const nothing = (): void => undefined;
const search = <parts.SearchBox action="/search" suggestions={suggestions} defaultValue="rattan" />;

const cases: readonly (readonly [string, ReactNode, string])[] = [
  [
    'DesktopHeader',
    <parts.DesktopHeader
      homeTo="/"
      cartTo="/cart"
      cartCount={120}
      search={search}
      account={<parts.AccountLinks signInTo="/login" signUpTo="/signup" />}
      categories={categories}
    />,
    '99+',
  ],
  ['DesktopShell', <parts.DesktopShell header={null}>Page</parts.DesktopShell>, 'href="#main"'],
  ['FilterRail', <parts.FilterRail rail="Filters">Results</parts.FilterRail>, 'aria-label="Filters"'],
  ['Footer', <parts.Footer columns={columns} markets={markets} year={2026} />, 'http://th.localhost'],
  ['LoadingBar', <parts.LoadingBar active />, 'Loading page'],
  ['MobileShell', <parts.MobileShell>Page</parts.MobileShell>, 'href="#main"'],
  ['MobileTopBar', <parts.MobileTopBar homeTo="/" search={search} />, 'value="rattan"'],
  ['OfflineBanner', <parts.OfflineBanner offline />, 'You’re offline'],
  [
    'Preferences',
    <parts.Preferences markets={markets} languages={languages} onLanguageChange={nothing} />,
    'Singapore · English',
  ],
  ['SearchBox', search, 'action="/search"'],
  ['Section', <parts.Section title="New">Things</parts.Section>, '<h2'],
  ['TabBar', <parts.TabBar tabs={tabs} cartCount={1} />, 'aria-label="Cart, 1 item"'],
];

it('has the footer of a phone outside the main content', () => {
  const html = render(<parts.MobileShell footer="Links">Page</parts.MobileShell>);
  expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('</main>'));
  expect(html).toContain('Links</footer>');
});

/** A strict content security policy blocks `style` attributes in server-rendered HTML. */
it.each(cases)('%s renders on the server, without a style attribute', (_name, element, text) => {
  const html = render(element);
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).toContain(text);
});
