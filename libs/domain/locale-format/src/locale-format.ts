import { createMoneyFormat } from '@pasar/money';
import type { Money } from '@pasar/money';

/** Formats numbers, money and times for a locale. */
export type LocaleFormat = {
  readonly money: (value: Money) => string;
  readonly number: (value: number) => string;
  /** Compact notation: 1,234 is `1.2K` in English, `1,2 mil` in Portuguese. */
  readonly compact: (value: number) => string;
  /** A whole percentage: 20 is `20%`, `20 %` or `%20`. */
  readonly percent: (value: number) => string;
  /** With one decimal: 4 is `4.0`, `4,0` in German. */
  readonly rating: (value: number) => string;
  /** Epoch milliseconds. */
  readonly date: (at: number) => string;
  readonly dateTime: (at: number) => string;
  /** Two ISO dates as a range of days that breaks between them only: `Tue, 24 – Thu, 26 Nov`; one day if they are equal. */
  readonly days: (from: string, to: string) => string;
  /** The hour alone, in the time zone. */
  readonly time: (at: number) => string;
  /** A number of minutes as hours and minutes: 65 is `1 hour, 5 minutes`. */
  readonly hoursAndMinutes: (minutes: number) => string;
};

const minutesPerHour = 60;

function createHoursAndMinutes(locale: string): LocaleFormat['hoursAndMinutes'] {
  const units = (unit: 'hour' | 'minute') =>
    createLazily<number>(() => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));
  const [hours, minutes] = [units('hour'), units('minute')];
  const join = createLazily<readonly string[]>(() => new Intl.ListFormat(locale, { type: 'unit' }));
  return (count) => join([hours(Math.floor(count / minutesPerHour)), minutes(count % minutesPerHour)]);
}

function createDayRange(locale: string): LocaleFormat['days'] {
  let format: Intl.DateTimeFormat | undefined;
  return (from, to) => {
    format ??= new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    });
    // No-break spaces, except around the dash.
    return format.formatRange(new Date(from), new Date(to)).replaceAll(/([^–]) (?!–)/g, '$1\u00A0');
  };
}

/** Creates the `Intl` formatter on first use: a page without dates does not pay for its setup. */
function createLazily<Value>(
  make: () => { readonly format: (value: Value) => string },
): (value: Value) => string {
  let formatter: { readonly format: (value: Value) => string } | undefined;
  return (value) => (formatter ??= make()).format(value);
}

/** Takes a locale as in `Intl` (`es-CL`) and an IANA time zone; if either is malformed, formatting throws. */
export function createLocaleFormat(locale: string, timeZone: string): LocaleFormat {
  const numbers = (options?: Intl.NumberFormatOptions) =>
    createLazily<number>(() => new Intl.NumberFormat(locale, options));
  const times = (options: Intl.DateTimeFormatOptions) =>
    createLazily<number>(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const percent = numbers({ style: 'percent', maximumFractionDigits: 0 });
  return {
    money: createMoneyFormat(locale),
    number: numbers(),
    compact: numbers({ notation: 'compact', maximumFractionDigits: 1 }),
    percent: (value) => percent(value / 100),
    rating: numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    date: times({ dateStyle: 'medium' }),
    dateTime: times({ dateStyle: 'medium', timeStyle: 'short' }),
    days: createDayRange(locale),
    time: times({ timeStyle: 'short' }),
    hoursAndMinutes: createHoursAndMinutes(locale),
  };
}
