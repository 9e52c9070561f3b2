import { Icon, Menu } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryEntries } from './use-category-entries.ts';

/** The top categories, and a link to all of them. */
export default function CategoryMenu() {
  const { t } = useTranslation('layout');
  const [wanted, setWanted] = useState(false);
  const entries = useCategoryEntries(wanted);
  const requestMenu = () => setWanted(true);
  return (
    <span onPointerEnter={requestMenu} onFocus={requestMenu}>
      <Menu
        trigger={<Icon name="chevron-down" size="sm" />}
        label={t('category_menu')}
        entries={[
          ...entries,
          { label: t('all_categories'), icon: 'grid', to: buildPath('all-categories', {}) },
        ]}
      />
    </span>
  );
}
