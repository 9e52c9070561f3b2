import type { MarketCode } from '@pasar/markets';

/**
 * Elephants' ivory, firearms and cocaine: goods that no market allows, in English and in the market's languages. Words that
 * also name a colour (ivory) or a toy (a water gun) are left out.
 */
const everywhere = ['elephant ivory', 'ivory tusk', 'firearm', 'cocaine'];

const local: Partial<Record<MarketCode, readonly string[]>> = {
  ID: ['gading gajah', 'senjata api', 'kokain'],
  MY: ['gading gajah', 'senjata api', 'kokain'],
  PH: ['garing ng elepante', 'sandatang pumuputok'],
  TW: ['象牙製品', '象牙雕', '槍枝', '古柯鹼'],
  TH: ['งาช้าง', 'อาวุธปืน', 'โคเคน'],
  VN: ['ngà voi', 'súng đạn', 'cocain'],
  BR: ['marfim de elefante', 'arma de fogo', 'cocaína'],
  MX: ['marfil de elefante', 'arma de fuego', 'cocaína'],
  CO: ['marfil de elefante', 'arma de fuego', 'cocaína'],
  CL: ['marfil de elefante', 'arma de fuego', 'cocaína'],
  AR: ['marfil de elefante', 'arma de fuego', 'cocaína'],
  ES: ['marfil de elefante', 'arma de fuego', 'cocaína'],
  FR: ['ivoire d’éléphant', 'arme à feu', 'cocaïne'],
  PL: ['kość słoniowa', 'broń palna', 'kokaina'],
};

/** Returns the words that a market's search censors. */
export const censoredWords = (market: MarketCode): readonly string[] => [
  ...everywhere,
  ...(local[market] ?? []),
];
