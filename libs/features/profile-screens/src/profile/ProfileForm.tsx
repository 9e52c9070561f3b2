import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { checkProfile, checkUsername, profileLimits } from '@pasar/account';
import { Button, Select, Stack, TextArea, TextField } from '@pasar/design-system';
import { CustomerServiceLink, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';
import { toDateText, toTimestamp } from './birth-date.ts';

type Values = { username: string; name: string; gender: Profile['gender']; birth: string; bio: string };

const genders = ['female', 'male', 'other'] as const;

const toValues = ({ username, name, gender, birth_timestamp, bio }: Profile): Values => ({
  username,
  name,
  gender,
  birth: toDateText(birth_timestamp),
  bio,
});

/** Returns only the changed fields (amb-profile-update-partial). */
function findChanges(values: Values, profile: Profile) {
  const { birth, ...texts } = values;
  const changed = Object.entries(texts).filter(
    ([key, value]) => value !== profile[key as keyof typeof texts],
  );
  const birth_timestamp = birth === '' ? 0 : (toTimestamp(birth) ?? 0);
  return {
    ...Object.fromEntries(changed),
    ...(birth_timestamp !== profile.birth_timestamp && { birth_timestamp }),
  };
}

/** Returns the error of a birth date; true if it is valid. */
function checkBirthDate(birth: string): string | true {
  if (birth === '') return true;
  const birth_timestamp = toTimestamp(birth);
  if (birth_timestamp === undefined) return 'birth-not-a-date';
  return checkProfile({ birth_timestamp }, Date.now()) ?? true;
}

type BirthDateProps = UseFormRegisterReturn & {
  /** Whether it was set before, and only the customer service can change it. */
  readonly isFixed: boolean;
  readonly fault: string | undefined;
};

function BirthDateField({ isFixed, fault, ...registered }: BirthDateProps): ReactElement {
  const { t } = useTranslation('profile-screens');
  const fixedHint = (
    <>
      {t('birth_fixed')} <CustomerServiceLink />
    </>
  );
  return (
    <TextField
      label={t('birth_date')}
      hint={isFixed ? fixedHint : t('birth_hint')}
      type="date"
      autoComplete="bday"
      readOnly={isFixed}
      error={fault === undefined ? undefined : t(`fault_${fault}`)}
      {...registered}
    />
  );
}

/** The profile form. The birth date can be set only once. */
export function ProfileForm({ profile }: { readonly profile: Profile }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const [update] = profileApi.useUpdateProfileMutation();
  const { send, busy, failure } = useMemberCall('profile-update', update);
  const { register, handleSubmit, formState } = useForm<Values>({
    values: toValues(profile),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;
  const save = async (values: Values) => {
    const changes = findChanges(values, profile);
    const answer = Object.keys(changes).length === 0 ? {} : await send(changes);
    if (answer) toast({ message: t('saved'), kind: 'success' });
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit((values) => save(values))(event)}>
      <Stack gap="lg">
        <TextField
          label={t('username')}
          hint={t('username_hint')}
          autoComplete="username"
          maxLength={30}
          error={errors.username ? t('fault_username') : undefined}
          {...register('username', { validate: (text) => checkUsername(text).valid })}
        />
        {profile.shop_name ? <TextField label={t('shop_name')} value={profile.shop_name} readOnly /> : null}
        <TextField
          label={t('full_name')}
          autoComplete="name"
          maxLength={profileLimits.name}
          {...register('name')}
        />
        <Select
          label={t('gender')}
          placeholder={t('gender_none')}
          options={genders.map((value) => ({ value, label: t(`gender_${value}`) }))}
          {...register('gender')}
        />
        <BirthDateField
          isFixed={profile.birth_timestamp !== 0}
          fault={errors.birth?.message}
          {...register('birth', { validate: checkBirthDate })}
        />
        <TextArea label={t('bio')} rows={3} maxLength={profileLimits.bio} {...register('bio')} />
        <Failure text={failure} />
        <Button type="submit" block loading={busy}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
