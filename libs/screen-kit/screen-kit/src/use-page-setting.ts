import { useFormat } from './format.ts';
import type { LocaleFormat } from '@pasar/locale-format';
import { useScreenContext } from './screen-context.tsx';
import type { ScreenContext } from './screen-context.tsx';

/** Market, platform and locale format: the `setting` of filterable lists. */
export function usePageSetting(): Pick<ScreenContext, 'market' | 'platform'> & {
  readonly format: LocaleFormat;
} {
  const { market, platform } = useScreenContext();
  return { market, platform, format: useFormat() };
}
