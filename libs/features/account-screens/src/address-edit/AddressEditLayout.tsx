import { AddressForm } from '@pasar/address-form';
import type { AddressFormProps } from '@pasar/address-form';
import { BackLink, Card, Container, Notice, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddressEditLayout.module.css';

type Props = Pick<AddressFormProps, 'initial' | 'mayBeDefault' | 'saving' | 'onSave'> & {
  readonly title: string;
  readonly formKey: string;
  /** The error message if saving failed. */
  readonly failure: string | undefined;
};

/** The page layout around the address form. */
export function AddressEditLayout({ title, formKey, failure, ...form }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const { market, submitted } = useScreenContext();
  return (
    <Container width="form" className={styles.page}>
      <Stack gap="lg">
        <header>
          <BackLink to={buildPath('user-account-address')}>{t('addresses')}</BackLink>
          <h1 className={styles.title}>{title}</h1>
        </header>
        <Card>
          <AddressForm
            key={formKey}
            {...form}
            market={market}
            refused={submitted?.values}
            failure={
              failure !== undefined || submitted ? (
                <Notice tone="danger" announce>
                  {failure ?? t('failure_other')}
                </Notice>
              ) : null
            }
          />
        </Card>
      </Stack>
    </Container>
  );
}
