import type { MarketCode } from '@pasar/markets';

/** When a market's sellers hand over parcels and its carriers deliver them. */
export type DeliveryCalendar = {
  /** Orders from this hour on, in local time, are handed over on the next working day. */
  readonly cutOffHour: number;
  /** Days of the week without handover and delivery: 1 is Monday, 7 is Sunday. */
  readonly restDays: readonly number[];
};

const sixDays: DeliveryCalendar = { cutOffHour: 15, restDays: [7] };
const fiveDays: DeliveryCalendar = { cutOffHour: 14, restDays: [6, 7] };
const everyDay: DeliveryCalendar = { cutOffHour: 16, restDays: [] };

/** The calendar of each market. */
export const deliveryCalendars: Readonly<Record<MarketCode, DeliveryCalendar>> = {
  SG: sixDays,
  ID: sixDays,
  MY: sixDays,
  PH: sixDays,
  TW: everyDay,
  TH: everyDay,
  VN: everyDay,
  BR: fiveDays,
  MX: sixDays,
  CO: sixDays,
  CL: sixDays,
  AR: fiveDays,
  FR: fiveDays,
  PL: fiveDays,
  ES: fiveDays,
  IN: sixDays,
};
