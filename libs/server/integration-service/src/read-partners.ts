import { readFileSync } from 'node:fs';
import { partners, partnerUrl } from '@pasar/integration';
import { isMarketCode } from '@pasar/markets';
import type { PartnerSettings, PartnerTable } from './integration-deps.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function checkPartner(where: string, settings: Partial<PartnerSettings>): void {
  const { name, url, tokenUrl, clientId, clientSecret } = settings;
  if (!isText(name) || !isText(url) || partnerUrl(url, {}) === null)
    throw new Error(`PARTNERS_FILE: ${where} needs a name and an allowed url.`);
  if (tokenUrl === undefined) return;
  if (!isText(clientId) || !isText(clientSecret) || partnerUrl(tokenUrl, {}) === null)
    throw new Error(
      `PARTNERS_FILE: ${where} needs clientId, clientSecret and a tokenUrl that may be opened.`,
    );
}

/**
 * Reads the configured partners: JSON of markets, of partners, of `{ name, url, tokenUrl?, clientId?, clientSecret? }`. Empty
 * without a file. Throws an error that names the invalid entry, without secrets.
 */
export function readPartners(file: string | undefined): PartnerTable {
  if (!file) return {};
  const table = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, Partial<PartnerSettings>>
  >;
  for (const [market, row] of Object.entries(table)) {
    if (!isMarketCode(market)) throw new Error(`PARTNERS_FILE: there is no market ${market}.`);
    for (const [partner, settings] of Object.entries(row)) {
      if (!(partners as readonly string[]).includes(partner))
        throw new Error(`PARTNERS_FILE: there is no partner ${partner}.`);
      checkPartner(`${market}.${partner}`, settings);
    }
  }
  return table as PartnerTable;
}
