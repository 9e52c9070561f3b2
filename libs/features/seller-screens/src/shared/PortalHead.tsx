import { Breadcrumbs } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { findPortalPart } from './portal-parts.data.ts';
import type { PortalPart } from './portal-parts.data.ts';
import styles from './PortalHead.module.css';

type Props = { readonly part: PortalPart; readonly title: string };

/** The head of a page below a section: breadcrumbs from the section to the page, and its title. */
export function PortalHead({ part, title }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t(findPortalPart(part).text), to: buildPath(part) }, { label: title }]}
      />
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}
