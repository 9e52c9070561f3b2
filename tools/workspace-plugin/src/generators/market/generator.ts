import type { GeneratorCallback, Tree } from '@nx/devkit';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { copyRow } from '../../source/copy-row.ts';
import { addToExpectedList } from '../../source/add-to-expected-list.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import type { TableLocation } from '../../workspace-paths.data.ts';
import { addKey } from '../../write/add-key.ts';
import { addTableRow, editFile, readText, rowNames } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { quote } from '../../write/quote.ts';
import { refuse } from '../../write/refuse.ts';

export type MarketOptions = {
  readonly code: string;
  readonly like: string;
  readonly name: string;
  readonly nativeName?: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly phonePrefix: string;
};

const readSource = (tree: Tree, { file }: TableLocation) => ({ file, text: readText(tree, file) });

function checkMarket(tree: Tree, { code, currency, timeZone, phonePrefix }: MarketOptions): void {
  const { markets } = tables;
  if (!/^[A-Z]{2}$/.test(code)) refuse(`"${code}" is no code of a country: write it like NZ.`);
  if (copyRow(readSource(tree, markets), markets.name, { key: 'code', value: code }, {}) !== undefined)
    refuse(`"${code}" is in use already (${markets.file}).`);
  if (!Intl.supportedValuesOf('currency').includes(currency)) refuse(`"${currency}" is no currency.`);
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone)) refuse(`"${timeZone}" is no time zone.`);
  if (!/^\+\d{1,4}$/.test(phonePrefix))
    refuse(`"${phonePrefix}" is no prefix of phone numbers: write it like +64.`);
}

/** Fields that must be unique to a market, to be filled in by an operator. */
const unique = {
  premiumLabelId: undefined,
  flagshipLabelId: undefined,
  galleryId: undefined,
  sellerHost: undefined,
};

function renderMarket(tree: Tree, options: MarketOptions): string {
  const { code, like, name, nativeName = name, currency, timeZone, phonePrefix } = options;
  const lower = code.toLowerCase();
  const changes = {
    ...unique,
    code: quote(code),
    name: quote(name),
    nativeName: quote(nativeName),
    currency: quote(currency),
    timeZone: quote(timeZone),
    phonePrefix: quote(phonePrefix),
    appIds: `{ ios: 'pasar-${lower}-ios', android: 'pasar.${lower}' }`,
    oneLinkId: quote(`pasar-${lower}`),
  };
  const { markets } = tables;
  const row = copyRow(readSource(tree, markets), markets.name, { key: 'code', value: like }, changes);
  return row ?? refuse(`There is no market ${like}.`);
}

/** Adds how the market groups a mobile number, and a number of this kind, as libphonenumber knows them. */
function addPhoneLayout(tree: Tree, { code, phonePrefix }: MarketOptions): void {
  const number = isSupportedCountry(code) ? getExampleNumber(code, examples) : undefined;
  if (number === undefined || phonePrefix !== `+${number.countryCallingCode}`)
    refuse(`"${phonePrefix}" is not the prefix of phone numbers in ${code}.`);
  const layout = number.formatInternational().slice(phonePrefix.length).trim().replace(/\d/g, '#');
  addTableRow(tree, tables.phoneLayouts, { name: code, text: `${code}: [${quote(layout)}]` });
  addTableRow(tree, tables.phoneNumbers, { name: code, text: `${code}: [${quote(number.nationalNumber)}]` });
}

/** Adds a market with the rules, address form, delivery and demo catalogue of another market. */
export default async function marketGenerator(
  tree: Tree,
  options: MarketOptions,
): Promise<GeneratorCallback> {
  checkMarket(tree, options);
  const { code, like } = options;
  const keys = rowNames(tree, tables.addressForms);
  editFile(tree, workspacePaths.marketCases, ({ text }) => addToExpectedList(text, keys, code));
  addTableRow(tree, tables.markets, { name: code, text: renderMarket(tree, options) });
  addPhoneLayout(tree, options);
  addKey(tree, { keys, key: code, like });
  return finish(tree, 'docs');
}
