import { parseZonedText, toZonedText } from '@pasar/locale-format';

type Texts = { readonly startsAt: string; readonly endsAt: string };
type Period = { readonly starts_at: number; readonly ends_at: number };

/** Parses a time; one that was not changed keeps its seconds. */
function readTime(text: string, timeZone: string, before: number | undefined): number | null {
  const isSame = before !== undefined && toZonedText(before, timeZone) === text;
  return isSame ? before : parseZonedText(text, timeZone);
}

/** Parses the period of a form, in an IANA time zone: an empty start is `now` (epoch milliseconds), null is a missing time. */
export const readPeriod = (
  { startsAt, endsAt }: Texts,
  timeZone: string,
  { now, before }: { readonly now: number; readonly before: Period | undefined },
): { readonly starts_at: number | null; readonly ends_at: number | null } => ({
  starts_at: startsAt.trim() === '' ? now : readTime(startsAt, timeZone, before?.starts_at),
  ends_at: readTime(endsAt, timeZone, before?.ends_at),
});
