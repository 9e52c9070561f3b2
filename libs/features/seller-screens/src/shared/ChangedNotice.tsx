import { Button, Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly title: string; readonly onReload: () => unknown };

/** Says that someone else has saved the record in the meantime, and offers to reload it. */
export function ChangedNotice({ title, onReload }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <Notice
      tone="warning"
      announce
      title={title}
      action={
        <Button size="sm" onClick={() => void onReload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('changed_text')}
    </Notice>
  );
}
