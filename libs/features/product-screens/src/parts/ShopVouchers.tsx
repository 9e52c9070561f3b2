import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, Icon } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import { useClaimVoucher } from '@pasar/voucher-claims';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShopVouchers.module.css';

type Vouchers = ItemDetail['shop_vouchers'];

/** `voucher-status` of the wire. */
const claimableStatus = 1;
const claimedTextKeys: Readonly<Record<number, string>> = {
  2: 'voucher_gone',
  3: 'voucher_claimed',
  4: 'voucher_used',
};

/** The shop's vouchers with their terms; claimed here, applied at checkout. @spec voucher-status */
export function ShopVouchers({ vouchers }: { readonly vouchers: Vouchers }): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { money, date } = useFormat();
  const claims = useClaims(vouchers);
  if (vouchers.length === 0) return null;
  return (
    <section aria-label={t('vouchers')}>
      <h2 className={styles.title}>{t('vouchers')}</h2>
      <ul className={styles.vouchers}>
        {vouchers.map((voucher) => (
          <li key={voucher.code} className={styles.voucher}>
            <Icon name="ticket" size="sm" className={styles.icon} />
            <span className={styles.label}>{voucher.label}</span>
            <span className={styles.terms}>
              {t('voucher_terms', { price: money(voucher.min_spend), date: date(voucher.ends_at) })}
            </span>
            <span className={styles.terms}>{t('voucher_code', { code: voucher.code })}</span>
            <Claim label={voucher.label} {...claims(voucher.code)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ClaimProps = {
  readonly label: string;
  /** The voucher's status for this shopper, as on the wire. */
  readonly status: number;
  readonly claiming: boolean;
  readonly onClaim: () => void;
};

function Claim({ label, status, claiming, onClaim }: ClaimProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const textKey = claimedTextKeys[status];
  return (
    <span className={styles.claim}>
      {textKey ? (
        <span className={styles.terms}>{t(textKey)}</span>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('claim_voucher', { label })}
          loading={claiming}
          onClick={onClaim}
        >
          {t('claim')}
        </Button>
      )}
    </span>
  );
}

/** Each voucher's status, and its claim action. */
function useClaims(vouchers: Vouchers): (code: string) => Omit<ClaimProps, 'label'> {
  const { t } = useTranslation('product-screens');
  const visitorVouchers = vouchers.map(({ code }) => ({ code, status_code: claimableStatus }));
  const claims = useClaimVoucher(visitorVouchers, { failed: t('claim_failed') });
  return (code) => {
    const voucher = { code, status_code: claimableStatus };
    return {
      status: claims.statusOf(voucher),
      claiming: claims.isClaiming(voucher),
      onClaim: () => void claims.claim(voucher),
    };
  };
}
