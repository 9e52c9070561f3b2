import type { CartLine } from '@pasar/cart-api';
import { Tag } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const lowStockThreshold = 5;

/** The reason why a line cannot be bought, or a low stock warning. */
export function LineProblem({ line }: { readonly line: CartLine }): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  if (line.problem) {
    return (
      <span>
        <Tag tone="danger" wraps>
          {t(`problem_${line.problem}`)}
        </Tag>
      </span>
    );
  }
  return line.stock <= lowStockThreshold ? (
    <span>
      <Tag tone="accent-soft">{t('left', { count: line.stock })}</Tag>
    </span>
  ) : null;
}
