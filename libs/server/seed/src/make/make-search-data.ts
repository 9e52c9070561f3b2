import { censoredWords } from '../data/censored-words.data.ts';
import { cityPlaces } from '../data/city-places.data.ts';
import type { SeedContext } from './create-context.ts';
import type { CensoredWordRow, PlaceRow } from './rows.ts';

/** Returns the coordinates of the market's cities. */
export const makePlaces = ({ market, cities }: SeedContext): PlaceRow[] =>
  cityPlaces[market.code].map(([lat, lon], index) => ({
    market: market.code,
    name: cities[index] ?? '',
    lat,
    lon,
  }));

export const makeCensoredWords = ({ market }: SeedContext): CensoredWordRow[] =>
  [...new Set(censoredWords(market.code))].map((word) => ({ market: market.code, word }));
