import { dayMs } from '@pasar/durations';
import type { LanguageTag } from '@pasar/markets';
import { parsePageUrl } from '@pasar/page-builder';
import { customerServicePage } from '@pasar/page-shell-rules';
import { buildPath } from '@pasar/routing-table';
import { customerServiceTexts } from '../data/customer-service-texts.data.ts';
import { policyTexts } from '../data/policy-texts.data.ts';
import type { SeedContext } from './create-context.ts';
import { toSectionHtml } from './page-with-versions.ts';
import type { PageWithVersions } from './page-with-versions.ts';

const toLinks = (links: readonly (readonly [path: string, label: string])[]): string =>
  `<ul>${links.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('')}</ul>`;

function toHtml(language: LanguageTag): string {
  const { orders, account, purchases, messages, password } = customerServiceTexts[language];
  return [
    toSectionHtml(orders),
    toLinks([
      [buildPath('purchase-list'), purchases],
      [buildPath('chat'), messages],
    ]),
    toSectionHtml(account),
    toLinks([[buildPath('buyer-reset'), password]]),
    toSectionHtml(policyTexts[language].contact),
  ].join('');
}

/** The page of the customer service, in every language of the market; the first is for all others, too. */
export const makeCustomerServicePage = ({ market, now }: SeedContext): PageWithVersions => ({
  page: { kind: 'built', page_url: parsePageUrl(customerServicePage) ?? '' },
  versions: market.languages.map((language: LanguageTag, index) => ({
    language: index === 0 ? '' : language,
    title: customerServiceTexts[language].title,
    description: policyTexts[language].lead,
    html: toHtml(language),
    pre_rendered: true,
    published_from: now - dayMs,
  })),
});
