import type { CartLine } from '@pasar/cart-api';
import { Tag } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const fewLeft = 5;

/** What stands in the way of buying a line, or that it is nearly gone. */
export function LineProblem({ line }: { readonly line: CartLine }): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  if (line.problem) {
    return (
      <span>
        <Tag tone="danger">{t(`problem_${line.problem}`)}</Tag>
      </span>
    );
  }
  return line.stock <= fewLeft ? (
    <span>
      <Tag tone="accent-soft">{t('left', { count: line.stock })}</Tag>
    </span>
  ) : null;
}
