import type { ItemDetail } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen';
import type { SubmittedForm } from '@pasar/screen';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The form's id: the buttons of a phone stand outside of it. */
export const purchaseFormId = 'purchase';

const preventSubmit = (event: FormEvent) => event.preventDefault();

export type PurchaseFormProps = {
  readonly item: Pick<ItemDetail, 'shopid' | 'itemid'>;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Without script the browser sends the choice itself; with it the buttons do. */
export const PurchaseForm = ({ item, className, children }: PurchaseFormProps): ReactElement => {
  const { submitted } = useScreenContext();
  return (
    <form id={purchaseFormId} method="post" className={className} onSubmit={preventSubmit}>
      <input type="hidden" name="shopid" value={item.shopid} />
      <input type="hidden" name="itemid" value={item.itemid} />
      {submitted ? <RefusedNotice error={submitted.error} /> : null}
      {children}
    </form>
  );
};

/** errors.json, `param`: what was sent is no complete choice. */
const incompleteCode = 1;

const RefusedNotice = ({ error }: Pick<SubmittedForm, 'error'>): ReactElement => {
  const { t } = useTranslation('product-screens');
  const reason = error.kind === 'unknown' ? 'no_connection' : 'msg_item_not_available';
  return <Notice tone="danger">{t(error.code === incompleteCode ? 'choose' : reason)}</Notice>;
};
