import type { ItemDetail } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { SubmittedForm } from '@pasar/screen-kit';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The id of the form, for the buttons of `BuyBar` outside it. */
export const purchaseFormId = 'purchase';

const preventSubmit = (event: FormEvent) => event.preventDefault();

export type PurchaseFormProps = {
  readonly item: Pick<ItemDetail, 'shopid' | 'itemid'>;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Without JavaScript the browser submits the form; with it the buttons add the item. */
export function PurchaseForm({ item, className, children }: PurchaseFormProps): ReactElement {
  const { submitted } = useScreenContext();
  return (
    <form id={purchaseFormId} method="post" className={className} onSubmit={preventSubmit}>
      <input type="hidden" name="shopid" value={item.shopid} />
      <input type="hidden" name="itemid" value={item.itemid} />
      {submitted ? <RefusedNotice error={submitted.error} /> : null}
      {children}
    </form>
  );
}

/** errors.json, `param`: not all options are selected. */
const incompleteCode = 1;

function RefusedNotice({ error }: Pick<SubmittedForm, 'error'>): ReactElement {
  const { t } = useTranslation('product-screens');
  const reason = error.kind === 'unknown' ? 'no_connection' : 'msg_item_not_available';
  return <Notice tone="danger">{t(error.code === incompleteCode ? 'choose' : reason)}</Notice>;
}
