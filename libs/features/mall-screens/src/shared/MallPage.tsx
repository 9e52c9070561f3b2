import { SectionNav } from '@pasar/front-page';
import { useScreenContext } from '@pasar/screen';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mallPath } from './mall-paths.ts';

const pages = [
  ['mall-just-for-you', 'for_you'],
  ['mall-brands', 'brands'],
  ['mall-categories', 'categories'],
  ['mall-search', 'all_products'],
] as const;

export type MallPageProps = {
  /** The page of the mall's sign that this one is, if any. */
  readonly current?: (typeof pages)[number][0];
  readonly children: ReactNode;
};

/** A page under the mall's sign. */
export const MallPage = ({ current, children }: MallPageProps): ReactElement => {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  return (
    <>
      <SectionNav
        name={t('name')}
        to={mallPath('mall', market)}
        label={t('sections')}
        links={pages.map(([page, word]) => ({
          to: mallPath(page, market),
          label: t(word),
          current: page === current,
        }))}
      />
      {children}
    </>
  );
};
