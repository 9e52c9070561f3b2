import { marketByCode } from '@pasar/markets';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { listAddress } from './list-address.ts';
import type { ListResponse } from './list-response.ts';
import { resultListExample } from './result-list.examples.ts';
import { resultNamespaces } from './result-namespaces.ts';
import { ResultList } from './ResultList.tsx';

const language = 'en';

const loadTexts = async () => {
  const i18n = createInstance();
  const texts = await Promise.all(
    [...resultNamespaces].map(async ({ name, load }) => [name, (await load[language]()).default] as const),
  );
  await i18n.init({ lng: language, resources: { [language]: Object.fromEntries(texts) } });
  return i18n;
};

const i18n = await loadTexts();

const format = { money: () => '', number: String };
const listText = (words: readonly string[]): string => new Intl.ListFormat('en-SG').format(words);

const render = (query: string, first: Partial<ListResponse>): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/">
        <ResultList
          address={listAddress({ path: '/search', query })}
          list={{ ...resultListExample, first: { total: 24, ...first } }}
          setting={{ market: marketByCode('SG'), platform: 'rw', format, listText }}
          head={null}
        />
      </StaticRouter>
    </I18nextProvider>,
  );

it.each<readonly [string, string, number, boolean, boolean]>([
  ['results', 'keyword=mat', 24, true, true],
  ['no results', 'keyword=mat', 0, false, false],
  ['no results with filters', 'keyword=mat&freeShipping=true', 0, false, true],
])('offers to sort and filter what there is: %s', (_name, query, total, sorts, filters) => {
  const html = render(query, { total });
  expect([html.includes('Best selling'), html.includes('aria-haspopup="dialog"')]).toEqual([sorts, filters]);
});

/** Notices are rarely shown, so no page that a spec renders has them all: the server's texts accept less than i18next. */
it.each<readonly [string, string, Partial<ListResponse>, string]>([
  ['a correction', 'keyword=matt', { corrected: 'mat' }, 'Showing results for “mat”'],
  ['dropped words', 'keyword=mat', { dropped: ['xa', 'xb', 'xc'] }, 'We left out: xa, xb and xc'],
  ['related searches', 'keyword=mat', { hints: ['rattan mat'] }, 'rattan mat'],
  ['few results', 'keyword=mat', { total: 2 }, 'Only a few products match'],
  ['ignored filters', 'keyword=mat&site=a&filters=b', {}, 'were ignored: site and filters'],
  ['no results', 'keyword=mat', { total: 0 }, 'No results'],
  [
    'no results in quotes',
    'keyword="a+mat"',
    { total: 0, unquoted: 'a mat' },
    'href="/search?keyword=a%20mat"',
  ],
  ['only excluded words', 'keyword=-mat', { total: 0, excludes_only: true }, 'Add a word to search for'],
  [
    'only excluded words with filters',
    'keyword=-mat&freeShipping=true',
    { total: 0, excludes_only: true },
    '>All categories<',
  ],
  ['no results with filters', 'keyword=mat&freeShipping=true', { total: 0 }, 'No results with these filters'],
])('renders %s on the server', (_name, query, first, text) => {
  expect(render(query, first)).toContain(text);
});
