import { useScreenContext } from './screen-context.tsx';

/** What a country is called in the language of the page; the code itself where it names none, empty for an empty one. */
export function useCountryName(code: string): string {
  const { language } = useScreenContext();
  return code ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : '';
}
