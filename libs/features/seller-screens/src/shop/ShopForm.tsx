import { shopProfileApi } from '@pasar/catalogue-api';
import type { ShopProfile } from '@pasar/catalogue-api';
import { CardSection } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isLongEnoughName } from '../shared/is-long-enough-name.ts';
import { PortalForm } from '../shared/PortalForm.tsx';
import { ShopDescriptionField } from '../shared/ShopDescriptionField.tsx';
import { ShopNameField } from '../shared/ShopNameField.tsx';
import { useSellerStep } from '../shared/use-seller-step.ts';
import { useStoreHref } from '../shared/use-store-href.ts';
import { listChanges, toShopForm } from './shop-form.ts';
import type { ShopFormValues } from './shop-form.ts';
import { ShopPicture } from './ShopPicture.tsx';
import styles from './ShopScreen.module.css';

/** The form of a shop's profile; keeps what was typed if the save fails. */
export function ShopForm({ profile }: { readonly profile: ShopProfile }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [save, { isLoading }] = shopProfileApi.useSaveShopProfileMutation();
  const saved = toShopForm(profile);
  const [changes, setChanges] = useState<Partial<ShopFormValues>>({});
  const [showsProblems, setShowsProblems] = useState(false);
  const form = { ...saved, ...changes };
  const change = (next: Partial<ShopFormValues>) => setChanges((before) => ({ ...before, ...next }));
  const isValid = isLongEnoughName(form.name);
  const send = async () => {
    const texts = { call: 'seller-shop-save', done: t('shop_saved'), failed: t('shop_save_failed') };
    if (await run(save(listChanges(form, saved)), texts)) setChanges({});
  };
  const submit = () => {
    setShowsProblems(!isValid);
    if (isValid) void send();
    return isValid;
  };
  return (
    <PortalForm
      saveLabel={t('save_shop')}
      isSaving={isLoading}
      hasProblems={showsProblems && !isValid}
      onSubmit={submit}
    >
      <ShopPicture
        picture={form.picture}
        isNew={form.picture !== saved.picture}
        onChange={(picture) => change({ picture })}
      />
      <CardSection title={t('shop_texts')}>
        <ShopNameField value={form.name} showsProblem={showsProblems} onChange={(name) => change({ name })} />
        <ShopDescriptionField value={form.description} onChange={(description) => change({ description })} />
        <Address username={profile.username} />
      </CardSection>
    </PortalForm>
  );
}

/** The shop's address in the store, which stays. */
function Address({ username }: Pick<ShopProfile, 'username'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const href = useStoreHref()(buildPath('shop-by-username', { username }));
  return (
    <p className={styles.muted}>
      {t('shop_address')}{' '}
      <a className={styles.address} href={href}>
        {href.replace(/^https?:\/\//, '')}
      </a>
    </p>
  );
}
