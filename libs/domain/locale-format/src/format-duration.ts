const [minute, hour, day] = [60, 3600, 86_400];

const formats = new Map<string, Intl.NumberFormat>();

/** Minutes below two hours, hours below two days; rounded up, so that a promise holds. */
function toUnit(seconds: number): readonly [unit: 'minute' | 'hour' | 'day', count: number] {
  if (seconds >= 2 * day) return ['day', Math.ceil(seconds / day)];
  if (seconds >= 2 * hour) return ['hour', Math.ceil(seconds / hour)];
  return ['minute', Math.max(1, Math.ceil(seconds / minute))];
}

/**
 * Writes a duration in the unit that people would use, with the language's plural form: `45 minutes`, `3 godziny`. Separate from
 * `createLocaleFormat`, which is part of every page's first script. Takes a locale as in `Intl`.
 */
export function formatDuration(locale: string, seconds: number): string {
  const [unit, count] = toUnit(seconds);
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format.format(count);
}
