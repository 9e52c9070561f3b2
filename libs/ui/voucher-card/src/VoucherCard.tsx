import { Icon, Image, joinClasses } from '@pasar/design-system';
import { shopPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useVoucherWords } from './translations/use-voucher-words.ts';
import type { VoucherCardProps } from './voucher-card-props.ts';
import { VoucherAction } from './VoucherAction.tsx';
import styles from './VoucherCard.module.css';

/** A voucher as a ticket: issuer, discount, terms and action. */
export function VoucherCard(props: VoucherCardProps): ReactElement {
  const { voucher, state, headingLevel: Heading = 'h3' } = props;
  const idle = state !== 'claimable' && state !== 'claimed';
  return (
    <article className={joinClasses(styles.ticket, idle && styles.idle)} data-kind={voucher.kind}>
      <Stub voucher={voucher} />
      <div className={styles.body}>
        <Heading className={styles.label}>{voucher.label}</Heading>
        <Issuer voucher={voucher} />
        <Terms {...props} />
      </div>
      <VoucherAction {...props} />
    </article>
  );
}

type PartProps = Pick<VoucherCardProps, 'voucher'>;

const Stub = ({ voucher: { shop, kind } }: PartProps): ReactElement => (
  <div className={styles.stub} aria-hidden="true">
    {shop ? (
      <Image picture={shop.picture} alt="" sizes="3rem" className={styles.portrait} />
    ) : (
      <Icon name={kind === 'free-shipping' ? 'truck' : 'ticket'} size="lg" />
    )}
  </div>
);

function Issuer({ voucher: { shop } }: PartProps): ReactElement {
  const words = useVoucherWords();
  return (
    <p className={styles.issuer}>
      {shop ? (
        <Link className={styles.shop} to={shopPath({ username: shop.username, shopId: shop.shopid })}>
          {shop.name}
        </Link>
      ) : (
        words('platform')
      )}
    </p>
  );
}

function Terms({ voucher, format }: Pick<VoucherCardProps, 'voucher' | 'format'>): ReactElement {
  const words = useVoucherWords();
  const { min_spend, cap, ends_at, is_for_chosen_items } = voucher;
  const least =
    min_spend.amount > 0 ? words('min_spend', { amount: format.money(min_spend) }) : words('no_min');
  return (
    <>
      <p className={styles.terms}>
        {cap ? `${least} · ${words('up_to', { amount: format.money(cap) })}` : least}
      </p>
      {is_for_chosen_items ? <p className={styles.terms}>{words('chosen_items')}</p> : null}
      <p className={styles.terms}>
        <Icon name="clock" size="xs" /> {words('until', { date: format.date(ends_at) })}
      </p>
    </>
  );
}
