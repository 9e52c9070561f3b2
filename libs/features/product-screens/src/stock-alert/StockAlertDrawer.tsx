import type { ItemDetail } from '@pasar/catalogue-api';
import { Drawer } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StockAlertChoices } from './StockAlertChoices.tsx';

type Props = {
  readonly item: ItemDetail;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The sold-out models to be told about. */
function StockAlertDrawer({ item, open, onOpenChange }: Props): ReactElement {
  const { t } = useTranslation('product-screens');
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('alert_title')} description={t('alert_text')}>
      <StockAlertChoices item={item} />
    </Drawer>
  );
}

export default StockAlertDrawer;
