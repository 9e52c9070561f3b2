import type { CartLine } from '@pasar/cart-api';
import { Icon } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { modelButtonId } from './model-button-id.ts';
import styles from './ModelButton.module.css';

type Props = { readonly line: CartLine; readonly onOpen: () => void };

/** The line's variant: a button if the item has others, else a text. */
export function ModelButton({ line, onOpen }: Props): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  const { name, model_name: variant, model_count = 0 } = line;
  if (!variant) return null;
  if (model_count < 2) return <span className={styles.name}>{variant}</span>;
  return (
    <button
      type="button"
      id={modelButtonId(line)}
      className={styles.button}
      aria-label={t('variant_of', { variant, name })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.text}>{variant}</span>
      <Icon name="chevron-down" size="xs" />
    </button>
  );
}
