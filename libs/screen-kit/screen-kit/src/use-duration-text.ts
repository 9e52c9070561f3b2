import { formatDuration } from '@pasar/locale-format';
import { marketLocale } from '@pasar/markets';
import { useScreenContext } from './screen-context.tsx';

/** Returns a function that writes a number of seconds in the page's language: `45 minutes`, `3 hours`. */
export function useDurationText(): (seconds: number) => string {
  const { market, language } = useScreenContext();
  const locale = marketLocale(market, language);
  return (seconds) => formatDuration(locale, seconds);
}
