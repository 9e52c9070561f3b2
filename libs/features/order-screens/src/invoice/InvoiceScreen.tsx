import { isNotFound } from '@pasar/base-api';
import { Button, ErrorState } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { Invoice } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderSums } from '../order-detail/OrderSums.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';
import { PageColumn } from '../shared/Page.tsx';
import { useInvoiceText } from '../shared/use-invoice-text.ts';
import styles from './Invoice.module.css';
import { WithoutInvoice } from './WithoutInvoice.tsx';

/** The printable invoice of a paid order. */
export function InvoiceScreen({ input }: ScreenComponentProps<'invoice'>): ReactElement {
  const { data, error, isFetching, refetch } = afterSaleApi.useGetInvoiceQuery({
    order_id: input.params.order_id,
  });
  return (
    <PageColumn>
      {data && !error ? (
        <InvoiceDocument invoice={data} />
      ) : isNotFound(error) ? (
        <WithoutInvoice orderId={input.params.order_id} />
      ) : error ? (
        <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
      ) : (
        <OrderSkeleton />
      )}
    </PageColumn>
  );
}

function InvoiceDocument({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const describeInvoice = useInvoiceText();
  const { order, number, issued_at, seller, buyer } = invoice;
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('invoice')}</h1>
          <p className={styles.muted} translate="no">
            {number}
          </p>
        </div>
        <Button className={styles.print} variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </header>
      <dl className={styles.facts}>
        <Fact name={t('invoice_date')}>{format.date(issued_at)}</Fact>
        <Fact name={t('order_number_label')}>{order.order_sn}</Fact>
        {/* A tax number is in the buyer's lines. */}
        {order.invoice && order.invoice.kind !== 'tax-number' ? (
          <Fact name={t('invoice')}>{describeInvoice(order.invoice)}</Fact>
        ) : null}
      </dl>
      <div className={styles.parties}>
        <InvoiceParty title={t('seller')} party={seller} />
        <InvoiceParty title={t('buyer')} party={buyer} />
      </div>
      <Lines invoice={invoice} />
      <OrderSums order={order} />
      <p className={styles.muted}>{t('invoice_note')}</p>
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }): ReactElement {
  return (
    <div className={styles.fact}>
      <dt className={styles.muted}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type InvoicePartyProps = { readonly title: string; readonly party: Invoice['seller'] };

function InvoiceParty({ title, party }: InvoicePartyProps): ReactElement {
  return (
    <section>
      <h2 className={styles.subtitle}>{title}</h2>
      <address className={styles.address}>
        <strong>{party.name}</strong>
        {party.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

function Lines({ invoice: { order } }: { readonly invoice: Invoice }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" className={styles.number}>
            {t('quantity')}
          </th>
          <th scope="col" className={styles.number}>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.line_no}>
            <td>
              {line.name} {line.model_name ? <span className={styles.muted}>{line.model_name}</span> : null}
            </td>
            <td className={styles.number}>{format.number(line.quantity)}</td>
            <td className={styles.number}>{format.money(line.subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
