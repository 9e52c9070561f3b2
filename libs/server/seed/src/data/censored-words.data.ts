import type { MarketCode } from '@pasar/markets';

/** Ivory, a firearm, cocaine: goods that no market allows, in English and in the market's languages. */
const everywhere = ['ivory', 'firearm', 'cocaine'];

const local: Partial<Record<MarketCode, readonly string[]>> = {
  ID: ['gading', 'senjata api', 'kokain'],
  MY: ['gading', 'senjata api', 'kokain'],
  PH: ['garing', 'baril'],
  TW: ['象牙', '槍枝', '古柯鹼'],
  TH: ['งาช้าง', 'ปืน', 'โคเคน'],
  VN: ['ngà voi', 'súng', 'cocain'],
  BR: ['marfim', 'arma de fogo', 'cocaína'],
  MX: ['marfil', 'arma de fuego', 'cocaína'],
  CO: ['marfil', 'arma de fuego', 'cocaína'],
  CL: ['marfil', 'arma de fuego', 'cocaína'],
  AR: ['marfil', 'arma de fuego', 'cocaína'],
  ES: ['marfil', 'arma de fuego', 'cocaína'],
  FR: ['ivoire', 'arme à feu', 'cocaïne'],
  PL: ['kość słoniowa', 'broń palna', 'kokaina'],
};

/** Returns the words that a market's search censors. */
export const censoredWords = (market: MarketCode): readonly string[] => [
  ...everywhere,
  ...(local[market] ?? []),
];
