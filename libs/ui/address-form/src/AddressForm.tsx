import { checkAddress } from '@pasar/account';
import type { AddressRules, AddressTexts } from '@pasar/account';
import { Button, Checkbox, Stack, TextField } from '@pasar/design-system';
import { addressForms, formatNationalPhone } from '@pasar/markets';
import type { AddressField } from '@pasar/markets';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export type AddressDraft = AddressTexts & { readonly is_default: boolean };

export type AddressFormProps = {
  /** The market's form fields and phone number format. */
  readonly market: AddressRules;
  /** The address to edit. */
  readonly initial?: Partial<AddressDraft>;
  /** The input of a form that was submitted without JavaScript and rejected: shown with its errors. */
  readonly refused?: Readonly<Record<string, string>> | undefined;
  /** False for the first address and the current default. */
  readonly mayBeDefault?: boolean;
  readonly saving: boolean;
  /** The error message if saving failed. */
  readonly failure?: ReactNode;
  /** Called with the address to store. */
  readonly onSave: (draft: AddressDraft) => void;
};

type Values = Record<AddressField['name'], string> & { is_default: boolean };

const empty: Values = {
  name: '',
  phone: '',
  street: '',
  unit: '',
  district: '',
  city: '',
  state: '',
  postcode: '',
  is_default: false,
};

/** The market's address form. Input is never lost. */
export function AddressForm({
  market,
  initial,
  refused,
  mayBeDefault,
  saving,
  failure,
  onSave,
}: AddressFormProps): ReactElement {
  const { t } = useTranslation('address-form');
  const values = {
    ...empty,
    ...initial,
    phone: nationalPhone(initial?.phone, market),
    ...refused,
  };
  const form = useForm<Values>({ defaultValues: values });
  const faults = refused && !form.formState.isDirty ? findFaults(values, market) : {};
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event, form, market, onSave)}>
      <Stack gap="lg">
        {addressForms[market.code].fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            form={form}
            value={values[field.name]}
            refusedFault={faults[field.name]}
            phonePrefix={market.phonePrefix}
          />
        ))}
        {mayBeDefault ? <Checkbox label={t('make_default')} {...form.register('is_default')} /> : null}
        {failure}
        <Button type="submit" block loading={saving}>
          {t('save_address')}
        </Button>
      </Stack>
    </form>
  );
}

const findFaults = (values: Values, market: AddressRules): Partial<Record<string, string>> => {
  const check = checkAddress(values, market);
  return check.valid ? {} : check.faults;
};

/** The number in groups, without the prefix, which is shown in front of the field. */
const nationalPhone = (phone = '', { code, phonePrefix }: AddressRules): string =>
  phone.startsWith(phonePrefix) ? formatNationalPhone(code, phone.slice(phonePrefix.length)) : phone;

/** Shows all errors at their fields, and focuses the first. */
function save(
  event: FormEvent,
  form: UseFormReturn<Values>,
  market: AddressRules,
  onSave: AddressFormProps['onSave'],
) {
  return form.handleSubmit((values) => {
    const check = checkAddress(values, market);
    if (check.valid) return onSave({ ...check.address, is_default: values.is_default });
    const wrong = addressForms[market.code].fields.filter(({ name }) => check.faults[name]);
    wrong.forEach(({ name }, index) =>
      form.setError(name, { type: check.faults[name] }, { shouldFocus: index === 0 }),
    );
  })(event);
}

/** A phone number has no example beside it, so that its own text says what is wrong. */
const faultKey = (name: AddressField['name'], fault: string): string =>
  name === 'phone' && fault === 'format' ? 'fault_format_phone' : `fault_${fault}`;

type FormFieldProps = {
  readonly field: AddressField;
  readonly form: UseFormReturn<Values>;
  readonly phonePrefix: string;
  /** Part of the HTML too, for submissions without JavaScript. */
  readonly value: string;
  readonly refusedFault: string | undefined;
};

function FormField({ field, form, phonePrefix, value, refusedFault }: FormFieldProps): ReactElement {
  const { t } = useTranslation('address-form');
  const words = useTranslation('design-system').t;
  const fault = form.formState.errors[field.name]?.type ?? refusedFault;
  return (
    <TextField
      {...form.register(field.name, { onChange: () => form.clearErrors(field.name) })}
      defaultValue={value}
      label={t(field.labelKey)}
      note={field.required ? undefined : words('optional')}
      hint={field.example ? t('example', { example: field.example }) : undefined}
      error={fault ? t(faultKey(field.name, fault)) : undefined}
      start={field.name === 'phone' ? phonePrefix : undefined}
      autoComplete={field.autoComplete}
      inputMode={field.inputMode}
      maxLength={field.maxLength}
      required={field.required}
      aria-required={field.required}
    />
  );
}
