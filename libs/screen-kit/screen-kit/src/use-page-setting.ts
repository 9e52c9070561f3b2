import { useFormat } from './format.ts';
import type { LocaleFormat } from '@pasar/locale-format';
import { useScreenContext } from './screen-context.tsx';
import type { ScreenContext } from './screen-context.tsx';
import { useListText } from './use-list-text.ts';

/** Market, platform and formats: the `setting` of filterable lists. */
export function usePageSetting(): Pick<ScreenContext, 'market' | 'platform'> & {
  readonly format: LocaleFormat;
  readonly listText: ReturnType<typeof useListText>;
} {
  const { market, platform } = useScreenContext();
  return { market, platform, format: useFormat(), listText: useListText() };
}
