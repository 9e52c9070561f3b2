import { useFormat } from './format.ts';
import type { LocaleFormat } from '@pasar/locale-format';
import { useScreenContext } from './screen-context.tsx';
import type { ScreenContext } from './screen-context.tsx';

/** Where a page is shown and how it writes numbers: what lists with filters take as their `setting`. */
export function usePageSetting(): Pick<ScreenContext, 'market' | 'platform'> & {
  readonly format: LocaleFormat;
} {
  const { market, platform } = useScreenContext();
  return { market, platform, format: useFormat() };
}
