import { useScreenContext } from './screen-context.tsx';

/** The name of a country in the page's language; the code itself if unknown, empty for an empty code. */
export function useCountryName(code: string): string {
  const { language } = useScreenContext();
  return code ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : '';
}
