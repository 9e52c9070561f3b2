import { SectionNav } from '@pasar/page-sections';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buildMallPath } from './mall-paths.ts';

const pages = [
  ['mall-just-for-you', 'for_you'],
  ['mall-brands', 'brands'],
  ['mall-categories', 'categories'],
  ['mall-search', 'all_products'],
] as const;

export type MallPageProps = {
  /** The page's entry in the mall's navigation, if it has one. */
  readonly current?: (typeof pages)[number][0];
  readonly children: ReactNode;
};

/** A page with the mall's navigation. */
export function MallPage({ current, children }: MallPageProps): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  return (
    <>
      <SectionNav
        name={t('name')}
        to={buildMallPath('mall', market)}
        label={t('sections')}
        links={pages.map(([page, textKey]) => ({
          to: buildMallPath(page, market),
          label: t(textKey),
          current: page === current,
        }))}
      />
      {children}
    </>
  );
}
