import { Button, Stack, TextField } from '@pasar/design-system';
import { describeDocument, documentName } from '@pasar/markets';
import type { DocumentKind } from '@pasar/markets';
import { useListText, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export type LabelledNumber = { readonly name: string; readonly number: string };

type Props = {
  readonly kinds: readonly DocumentKind[];
  readonly name: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly onSubmit: (values: LabelledNumber) => Promise<void>;
};

/** Asks for the number of a document, and the name on it. */
export function NumberForm({ kinds, name, submitLabel, busy, failure, onSubmit }: Props): ReactElement {
  const { t } = useTranslation('profile-screens');
  const list = useListText();
  const { language } = useScreenContext();
  const rows = kinds.map((kind) => describeDocument(kind));
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name, number: '' } });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
    >
      <Stack gap="lg">
        <TextField
          label={t('name_on_document')}
          autoComplete="name"
          maxLength={120}
          error={errors.name ? t('fault_required') : undefined}
          {...register('name', { validate: (text) => text.trim().length > 1 })}
        />
        <TextField
          label={kinds.map((kind) => documentName(kind, language)).join(' / ')}
          hint={t('example', {
            example: list(
              rows.map(({ example }) => example),
              'disjunction',
            ),
          })}
          autoComplete="off"
          maxLength={40}
          error={errors.number ? t('fault_required') : undefined}
          {...register('number', { validate: (text) => text.trim() !== '' })}
        />
        {failure}
        <Button type="submit" block loading={busy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
