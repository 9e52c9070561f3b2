import { headerColours } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import { pageTheme } from '@pasar/page-shell-rules';
import type { PageTheme } from '@pasar/page-shell-rules';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

export type PageAppearance = {
  /** The design system's theme; absent for the default one. */
  readonly theme?: 'official' | 'supermarket';
  /** The header's colour, for `theme-color`. */
  readonly colour: string;
};

const appearances: Readonly<Record<PageTheme, PageAppearance>> = {
  default: { colour: headerColours.default },
  'official-shop': { theme: 'official', colour: headerColours.official },
  supermarket: { theme: 'supermarket', colour: headerColours.supermarket },
};

/** Theme and colour of the current page. @spec theme */
export function usePageAppearance(): PageAppearance {
  const { market, origin, toggles } = useScreenContext();
  const { pathname } = useLocation();
  return useMemo(
    () => appearances[pageTheme({ url: pathname, market: market.code, host: new URL(origin).host, toggles })],
    [market, origin, toggles, pathname],
  );
}
