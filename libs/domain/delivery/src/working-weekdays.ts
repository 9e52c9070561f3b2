import type { MarketCode } from '@pasar/markets';
import { deliveryCalendars } from './delivery-calendars.data.ts';

/** The days of the week on which a market's parcels are handed over and delivered: 1 is Monday, 7 is Sunday. */
export const workingWeekdays = (market: MarketCode): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((day) => !deliveryCalendars[market].restDays.includes(day));
