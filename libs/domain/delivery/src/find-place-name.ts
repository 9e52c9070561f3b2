import type { LanguageTag, Market } from '@pasar/markets';
import { deliveryRegions } from './delivery-regions.ts';
import type { DeliveryLocation } from './find-zone.ts';
import { normalizePlaceName } from './normalize-place-name.ts';
import { postcodePlaces } from './postcode-places.data.ts';

/**
 * In languages other than the market's first one, the name of a region, or of the city that has it, is its Latin transcription;
 * other cities have none.
 */
function transcribe({ code, languages }: NamedMarket, place: string, language?: LanguageTag): string {
  const wanted = normalizePlaceName(place);
  const region = deliveryRegions(code).find(({ name }) => normalizePlaceName(name) === wanted);
  const isForeign = language !== undefined && language !== languages[0];
  return (isForeign ? region?.latin : undefined) ?? place;
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
  const place = city.trim() || state.trim();
  if (place !== '') return transcribe(market, place, language);
  const digits = postcode.trim();
  return postcodePlaces[market.code]?.find(({ prefixes }) =>
    prefixes.some((prefix) => digits.startsWith(prefix)),
  )?.name;
}
