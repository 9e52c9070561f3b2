import { deletionWaitMs } from '@pasar/account';
import { dayMs } from '@pasar/durations';
import type { LanguageTag, Market } from '@pasar/markets';
import { afterSaleTerms } from '@pasar/order';
import { parsePageUrl } from '@pasar/page-builder';
import { policyPages } from '@pasar/page-shell-rules';
import type { PolicyPage } from '@pasar/page-shell-rules';
import { buildPath } from '@pasar/routing-table';
import { policyTexts } from '../data/policy-texts.data.ts';
import type { PolicyTexts } from '../data/policy-texts.data.ts';
import type { SeedContext } from './create-context.ts';
import { toSectionHtml } from './page-with-versions.ts';
import type { PageWithVersions } from './page-with-versions.ts';

type Policy = { readonly title: string; readonly html: string };

const toHtml = (sections: readonly string[], days: number): string =>
  sections.map((section) => toSectionHtml(section.replace('{days}', String(days)))).join('');

function termsOfService(texts: PolicyTexts, market: Market): Policy {
  const { returnDays, allowsChangedMind } = afterSaleTerms(market.code);
  const { terms, seller, prices, payment, returnsAny, returnsFaulty, reviews, account, demo } = texts;
  const returns = allowsChangedMind ? returnsAny : returnsFaulty;
  return {
    title: terms,
    html: toHtml([seller, prices, payment, returns, reviews, account, demo], returnDays),
  };
}

/** A list of links to what shoppers can do with their data; without cookie settings where no consent is asked. */
function dataLinks({ download, deletion, cookies }: PolicyTexts, { consent }: Market): string {
  const links = [
    [buildPath('user-account-data'), download],
    [buildPath('user-account-delete'), deletion],
    ...(consent === 'required' ? [[buildPath('setting-cookie'), cookies]] : []),
  ];
  return `<ul>${links.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('')}</ul>`;
}

function privacyPolicy(texts: PolicyTexts, market: Market): Policy {
  const { privacy, operator, data, purposes, recipients, period, rights, contact } = texts;
  const days = deletionWaitMs / dayMs;
  const before = toHtml([operator, data, purposes, recipients, period, rights], days);
  return { title: privacy, html: before + dataLinks(texts, market) + toHtml([contact], days) };
}

const policies: Readonly<Record<PolicyPage['labelKey'], (texts: PolicyTexts, market: Market) => Policy>> = {
  terms_of_service: termsOfService,
  privacy_policy: privacyPolicy,
};

/** The page of a policy, in every language of the market; the first is for all others, too. */
export const makePolicyPages = ({ market, now }: SeedContext): PageWithVersions[] =>
  policyPages.map(({ labelKey, to }) => ({
    page: { kind: 'built', page_url: parsePageUrl(to) ?? '' },
    versions: market.languages.map((language: LanguageTag, index) => ({
      language: index === 0 ? '' : language,
      description: policyTexts[language].lead,
      ...policies[labelKey](policyTexts[language], market),
      pre_rendered: true,
      published_from: now - dayMs,
    })),
  }));
