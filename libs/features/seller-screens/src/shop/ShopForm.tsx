import { shopProfileApi } from '@pasar/catalogue-api';
import type { ShopProfile } from '@pasar/catalogue-api';
import { CardSection, TextArea, TextField } from '@pasar/design-system';
import { shopLimits } from '@pasar/item';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalForm } from '../shared/PortalForm.tsx';
import { useSellerStep } from '../shared/use-seller-step.ts';
import { useStoreHref } from '../shared/use-store-href.ts';
import { isLongEnough, listChanges, toShopForm } from './shop-form.ts';
import type { ShopFormValues } from './shop-form.ts';
import { ShopPicture } from './ShopPicture.tsx';
import styles from './ShopScreen.module.css';

const { minNameLength, maxNameLength, maxDescriptionLength } = shopLimits;

/** The form of a shop's profile; keeps what was typed if the save fails. */
export function ShopForm({ profile }: { readonly profile: ShopProfile }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { number } = useFormat();
  const run = useSellerStep();
  const [save, { isLoading }] = shopProfileApi.useSaveShopProfileMutation();
  const saved = toShopForm(profile);
  const [changes, setChanges] = useState<Partial<ShopFormValues>>({});
  const [showsProblems, setShowsProblems] = useState(false);
  const form = { ...saved, ...changes };
  const change = (next: Partial<ShopFormValues>) => setChanges((before) => ({ ...before, ...next }));
  const isValid = isLongEnough(form.name);
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
        <TextField
          label={t('shop_name')}
          name="name"
          autoComplete="organization"
          maxLength={maxNameLength}
          value={form.name}
          error={showsProblems && !isValid && t('shop_name_missing', { min: number(minNameLength) })}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextArea
          label={t('shop_about')}
          name="description"
          maxLength={maxDescriptionLength}
          value={form.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
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
