import type { ProductImport } from '@pasar/catalogue-api';
import { Tag } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const tones = {
  uploading: 'neutral',
  waiting: 'neutral',
  running: 'accent-soft',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

type Props = { readonly state: ProductImport['state']; readonly isDryRun: boolean };

/** The state of an import; a finished check says that nothing was imported. */
export function ImportState({ state, isDryRun }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const isChecked = state === 'done' && isDryRun;
  return (
    <Tag tone={isChecked ? 'accent-soft' : tones[state]}>
      {t(isChecked ? 'import_state_checked' : `import_state_${state}`)}
    </Tag>
  );
}
