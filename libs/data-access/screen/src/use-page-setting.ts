import { useFormat } from './format.tsx';
import type { Format } from './format.tsx';
import { useScreenContext } from './screen-context.tsx';
import type { ScreenContext } from './screen-context.tsx';

/** Where a page is shown and how it writes numbers: what lists with filters take as their `setting`. */
export function usePageSetting(): Pick<ScreenContext, 'market' | 'platform'> & { readonly format: Format } {
  const { market, platform } = useScreenContext();
  return { market, platform, format: useFormat() };
}
