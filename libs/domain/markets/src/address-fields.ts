import type { AddressField, AddressForm, AddressLabelKey } from './address-form.ts';

const name: AddressField = {
  name: 'name',
  labelKey: 'label_address_name',
  required: true,
  autoComplete: 'name',
  inputMode: 'text',
  maxLength: 80,
};

const phone: AddressField = {
  name: 'phone',
  labelKey: 'label_address_phone',
  required: true,
  autoComplete: 'tel-national',
  inputMode: 'tel',
  maxLength: 20,
};

const levels = {
  state: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
} as const;

/** A required administrative level, from `state` (largest) to `district` (smallest). */
export const level = (field: keyof typeof levels, labelKey: AddressLabelKey): AddressField => ({
  name: field,
  labelKey,
  required: true,
  autoComplete: levels[field],
  inputMode: 'text',
  maxLength: 80,
});

/** A postcode of the given pattern; `example` is checked against it by the table's spec. */
export const postcode = (
  pattern: string,
  example: string,
  labelKey: AddressLabelKey = 'label_address_postcode',
): AddressField => ({
  name: 'postcode',
  labelKey,
  required: true,
  pattern,
  example,
  autoComplete: 'postal-code',
  inputMode: /[A-Za-z-]/.test(example) ? 'text' : 'numeric',
  maxLength: 16,
});

/** Street and house. */
export const street: AddressField = {
  name: 'street',
  labelKey: 'label_address_street',
  required: true,
  autoComplete: 'address-line1',
  inputMode: 'text',
  maxLength: 200,
};

/** Floor, flat, building or landmark. */
export const unit: AddressField = {
  name: 'unit',
  labelKey: 'label_address_unit',
  required: false,
  autoComplete: 'address-line2',
  inputMode: 'text',
  maxLength: 80,
};

/** Name and phone come first everywhere; the market decides the order of the rest. */
export const form = (...fields: AddressField[]): AddressForm => ({ fields: [name, phone, ...fields] });
