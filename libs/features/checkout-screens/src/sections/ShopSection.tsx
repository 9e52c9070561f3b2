import { CardSection, Image, Tag, TextField, useWords } from '@pasar/design-system';
import type { CheckoutShop } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { findOffers, isPickUp } from '../choices/choices.ts';
import { useHost } from '../host/host-context.tsx';
import { BranchChoice } from './BranchChoice.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { PriceChangeTag } from './PriceChangeTag.tsx';
import { SaleLimitTag } from './SaleLimitTag.tsx';
import styles from './ShopSection.module.css';
import { VoucherChoice } from './VoucherChoice.tsx';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'> & { readonly shop: CheckoutShop };

const maxNoteLength = 200;

/** One shop's lines, delivery, voucher and note. */
export function ShopSection({ shop, preview, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const words = useWords();
  const offers = findOffers(preview, shop.shopid);
  return (
    <CardSection title={shop.name}>
      <ul className={styles.lines}>
        {shop.lines.map((line) => (
          <ParcelLine key={`${line.itemid}-${line.modelid ?? 0}`} line={line} />
        ))}
      </ul>
      <DeliveryChoice
        shop={shop}
        chosen={choices.deliveries[shop.shopid]}
        onChoose={(channel) => onChoose({ deliveries: { ...choices.deliveries, [shop.shopid]: channel } })}
      />
      {isPickUp(shop, choices) ? (
        <BranchChoice
          shop={shop}
          addressId={choices.addressId ?? preview.address_id}
          chosen={choices.branches[shop.shopid]}
          onChoose={(id) => onChoose({ branches: { ...choices.branches, [shop.shopid]: id } })}
        />
      ) : null}
      {offers.length > 0 ? (
        <VoucherChoice
          title={t('shop_voucher')}
          offers={offers}
          chosen={choices.vouchers}
          onChoose={(vouchers) => onChoose({ vouchers })}
        />
      ) : null}
      <TextField
        label={t('note')}
        note={words('optional')}
        maxLength={maxNoteLength}
        value={choices.notes[shop.shopid] ?? ''}
        onChange={(event) => onChoose({ notes: { ...choices.notes, [shop.shopid]: event.target.value } })}
      />
    </CardSection>
  );
}

function ParcelLine({ line }: { readonly line: CheckoutShop['lines'][number] }): ReactElement {
  const { format } = useHost();
  return (
    <li className={styles.line}>
      <Image picture={line.picture.id} alt="" sizes="4rem" tinted rounded className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.muted}>
          {[line.model_name, `×${format.number(line.quantity)}`].filter(Boolean).join(' · ')}
        </span>
        <PriceChangeTag line={line} />
        <SaleLimitTag line={line} />
        {line.deal_discount ? (
          <span>
            <Tag tone="price-soft" icon="tag" size="sm">
              {[line.deal_label, `−${format.money(line.deal_discount)}`].filter(Boolean).join(' · ')}
            </Tag>
          </span>
        ) : null}
      </span>
      <span className={styles.sum}>{format.money(line.subtotal)}</span>
    </li>
  );
}
