import type { AddressField, AddressForm, AddressLabelKey } from './address-form.ts';

const name: AddressField = {
  name: 'name',
  labelKey: 'label_address_name',
  required: true,
  autoComplete: 'name',
  inputMode: 'text',
  maxLength: 100,
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
  town: 'address-level4',
} as const;

/** A required level of the country's division, largest `state` to smallest `town`. */
export const level = (field: keyof typeof levels, labelKey: AddressLabelKey): AddressField => ({
  name: field,
  labelKey,
  required: true,
  autoComplete: levels[field],
  inputMode: 'text',
  maxLength: 100,
});

/** A postcode of the given pattern; `example` is checked against it by the table's spec. */
export const postcode = (
  pattern: string,
  example: string,
  labelKey: AddressLabelKey = 'label_address_zipcode',
): AddressField => ({
  name: 'zipcode',
  labelKey,
  required: true,
  pattern,
  example,
  autoComplete: 'postal-code',
  inputMode: /[A-Za-z-]/.test(example) ? 'text' : 'numeric',
  maxLength: 12,
});

/** Street, house and unit, in one field of free text. */
export const street = (labelKey: AddressLabelKey = 'label_address_street'): AddressField => ({
  name: 'address',
  labelKey,
  required: true,
  autoComplete: 'street-address',
  inputMode: 'text',
  maxLength: 300,
});

/** Name and phone come first everywhere; the rest is the market's own order. */
export const form = (...fields: AddressField[]): AddressForm => ({ fields: [name, phone, ...fields] });
