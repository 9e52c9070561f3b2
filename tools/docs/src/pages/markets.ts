import { addressForms, markets } from '@pasar/markets';
import type { Page } from '../markdown.ts';
import { code, codes } from '../markdown.ts';

export const marketsPage: Page = {
  name: 'markets',
  title: 'Markets',
  about: 'What differs from one market to the next. Nothing else in the code asks which market it is.',
  sections: [
    {
      title: `${markets.length} markets`,
      head: ['Market', 'Name', 'Hosts', 'Languages', 'Currency', 'Time zone', 'Mall', 'One link'],
      rows: markets.map((market) => [
        market.code,
        market.name,
        codes(market.hosts),
        codes(market.languages),
        market.currency,
        market.timeZone,
        code(market.mallPrefix),
        code(market.oneLinkId),
      ]),
    },
    {
      title: 'Rules',
      head: [
        'Market',
        'Adult from',
        'Phone',
        'Tax id',
        'Consent',
        'Privacy signal',
        'Consumer law',
        'Pay on delivery',
        'Installment list',
      ],
      rows: markets.map((market) => [
        market.code,
        market.adultAge,
        market.phonePrefix,
        market.taxId,
        market.consent,
        market.globalPrivacyControl,
        market.consumerLaw ?? 'national',
        market.cod,
        market.installmentWhitelist,
      ]),
    },
    {
      title: 'Address forms',
      text: 'In the order in which they are asked; those in brackets may be left empty.',
      head: ['Market', 'Fields'],
      rows: markets.map(({ code: market }) => [
        market,
        addressForms[market].fields
          .map(({ name, required }) => (required ? code(name) : `(${code(name)})`))
          .join(', '),
      ]),
    },
  ],
};
