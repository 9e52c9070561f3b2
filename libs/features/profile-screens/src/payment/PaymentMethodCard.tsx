import type { SavedPaymentMethod } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { Button, Card, Cluster, Dialog, Icon, Stack, Tag } from '@pasar/design-system';
import { describeCard, formatCardExpiry } from '@pasar/payment';
import { useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

/** A saved card and its actions. */
export function PaymentMethodCard({ method }: { readonly method: SavedPaymentMethod }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const [setDefault] = profileApi.useSetDefaultPaymentMethodMutation();
  const call = useMemberCall('payment-method-set-default', setDefault);
  const name = describeCard(method);
  const makeDefault = async () => {
    if (await call.send({ id: method.id })) toast({ message: t('saved'), kind: 'success' });
  };
  return (
    <Card as="article" aria-label={name}>
      <Stack gap="md">
        <Cluster>
          <Icon name="card" />
          <strong>{name}</strong>
          {method.is_default ? <Tag>{t('default_card')}</Tag> : null}
          {method.is_expired ? <Tag tone="danger">{t('expired_card')}</Tag> : null}
        </Cluster>
        <span>{t('card_expires', { date: formatCardExpiry(method) })}</span>
        <Failure text={call.failure} />
        <Cluster>
          {method.is_default ? null : (
            <Button size="sm" variant="secondary" loading={call.busy} onClick={() => void makeDefault()}>
              {t('make_default')}
            </Button>
          )}
          <RemoveCard method={method} />
        </Cluster>
      </Stack>
    </Card>
  );
}

function RemoveCard({ method }: { readonly method: SavedPaymentMethod }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [remove] = profileApi.useRemovePaymentMethodMutation();
  const call = useMemberCall('payment-method-remove', remove);
  const confirm = async () => {
    if (!(await call.send({ id: method.id }))) return;
    setIsOpen(false);
    toast({ message: t('card_removed'), kind: 'success' });
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
        {t('remove')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('remove_card_question')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" loading={call.busy} onClick={() => void confirm()}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <p>{describeCard(method)}</p>
        <Failure text={call.failure} />
      </Dialog>
    </>
  );
}
