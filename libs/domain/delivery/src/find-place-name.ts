import type { LanguageTag, Market } from '@pasar/markets';
import { deliveryRegions } from './delivery-regions.ts';
import type { DeliveryLocation } from './find-zone.ts';
import { normalizePlaceName } from './normalize-place-name.ts';
import { postcodePlaces } from './postcode-places.data.ts';

/** In languages other than the market's first one, a region's name is its Latin transcription. */
function regionName({ code, languages }: NamedMarket, state: string, language?: LanguageTag): string {
  const wanted = normalizePlaceName(state);
  const region = deliveryRegions(code).find(({ name }) => normalizePlaceName(name) === wanted);
  const isForeign = language !== undefined && language !== languages[0];
  return (isForeign ? region?.latin : undefined) ?? state;
}

type NamedMarket = Pick<Market, 'code' | 'languages'>;

/**
 * The name of a destination in a sentence: its city, else its region, in the page's language if that is known, else the place
 * of its postcode; undefined if none is known.
 */
export function findPlaceName(
  market: NamedMarket,
  { city = '', state = '', postcode = '' }: DeliveryLocation,
  language?: LanguageTag,
): string | undefined {
  if (city.trim() !== '') return city.trim();
  if (state.trim() !== '') return regionName(market, state.trim(), language);
  const digits = postcode.trim();
  return postcodePlaces[market.code]?.find(({ prefixes }) =>
    prefixes.some((prefix) => digits.startsWith(prefix)),
  )?.name;
}
