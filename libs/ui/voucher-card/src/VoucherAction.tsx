import { Button, ButtonLink, Tag } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useVoucherWords } from './translations/use-voucher-words.ts';
import type { VoucherCardProps } from './voucher-card-props.ts';
import styles from './VoucherCard.module.css';

type VoucherActionProps = Pick<VoucherCardProps, 'voucher' | 'state' | 'useTo' | 'onClaim' | 'claiming'>;

/** A button to claim or use the voucher, or the reason why neither is possible. */
export const VoucherAction = (props: VoucherActionProps): ReactElement => (
  <div className={styles.action}>
    <ActionButton {...props} />
  </div>
);

function ActionButton({
  voucher: { label },
  state,
  useTo,
  onClaim,
  claiming = false,
}: VoucherActionProps): ReactElement {
  const words = useVoucherWords();
  switch (state) {
    case 'claimable':
      return (
        <Button size="sm" loading={claiming} aria-label={words('claim_label', { label })} onClick={onClaim}>
          {words('claim')}
        </Button>
      );
    case 'claimed':
      return (
        <ButtonLink size="sm" variant="secondary" to={useTo} aria-label={words('use_label', { label })}>
          {words('use')}
        </ButtonLink>
      );
    default:
      return <Tag>{words(state)}</Tag>;
  }
}
