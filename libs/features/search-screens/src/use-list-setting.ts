import type { ResultListProps } from '@pasar/result-list';
import { useFormat, useScreenContext } from '@pasar/screen';

/** Where the list is shown. */
export function useListSetting(): ResultListProps['setting'] {
  const { market, platform } = useScreenContext();
  return { market, platform, format: useFormat() };
}
