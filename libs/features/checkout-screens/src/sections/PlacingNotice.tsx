import { Button, Cluster, Notice, Stack } from '@pasar/design-system';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';
import type { PlacementState } from '../place/use-place-order.ts';

/** The order may have been placed: its outcome is being checked. */
export function UnknownNotice({ onCheck }: { readonly onCheck: () => void }): ReactElement {
  const { t } = useTranslation('checkout-screens');
  return (
    <Notice announce title={t('unknown_title')}>
      <Stack gap="sm">
        {t('unknown_text')}
        <Cluster>
          <Button size="sm" variant="secondary" onClick={onCheck}>
            {t('check_again')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}

type Props = { readonly placing: PlacementState; readonly total: CheckoutPreview['total'] };

/** The reason why the server rejected the order, with the page that resolves it, if there is one. */
export function RefusedNotice({ placing, total }: Props): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  if (placing.state !== 'refused') return null;
  const action = 'message' in placing ? placing.action : undefined;
  const button = action && (
    <Button size="sm" variant="secondary" onClick={action.onPress}>
      {action.label}
    </Button>
  );
  return (
    <Notice tone="danger" announce action={button}>
      {'message' in placing
        ? placing.message
        : t(`refused_${placing.reason}`, { total: format.money(total) })}
    </Notice>
  );
}
