import { addressForms } from '@pasar/markets';
import type { AddressField, AddressFieldName, Market } from '@pasar/markets';
import { normalizePhone } from './normalize-phone.ts';

export type AddressTexts = { readonly [Name in AddressFieldName]: string };
export type AddressFieldError = 'required' | 'format' | 'too-long';

export type AddressCheck =
  | { readonly valid: true; readonly address: AddressTexts }
  | { readonly valid: false; readonly faults: { readonly [Name in AddressFieldName]?: AddressFieldError } };

/** The market's fields that the check needs. */
export type AddressRules = Pick<Market, 'code' | 'phonePrefix' | 'trunkPrefix' | 'phonePattern'>;

const names: readonly AddressFieldName[] = [
  'name',
  'phone',
  'street',
  'unit',
  'district',
  'city',
  'state',
  'postcode',
];

const fitsPattern = (field: AddressField, text: string): boolean =>
  field.pattern === undefined || new RegExp(`^(?:${field.pattern})$`, 'i').test(text);

const validateField = (
  field: AddressField,
  text: string,
  rules: AddressRules,
): AddressFieldError | undefined => {
  if (text === '') return field.required ? 'required' : undefined;
  if (text.length > field.maxLength) return 'too-long';
  if (field.name === 'phone') return normalizePhone(text, rules) ? undefined : 'format';
  return fitsPattern(field, text) ? undefined : 'format';
};

/**
 * Validates an address against the market's address form. A valid address is returned normalized: trimmed, the phone as E.164,
 * fields outside the form as ''.
 */
export const checkAddress = (texts: Partial<AddressTexts>, rules: AddressRules): AddressCheck => {
  const { fields } = addressForms[rules.code];
  const trimmed = (name: AddressFieldName): string => (texts[name] ?? '').trim();
  const faults = fields.flatMap((field) => {
    const fault = validateField(field, trimmed(field.name), rules);
    return fault ? [[field.name, fault] as const] : [];
  });
  if (faults.length > 0) return { valid: false, faults: Object.fromEntries(faults) };
  const fieldNames = new Set(fields.map((field) => field.name));
  const kept = names.map((name) => [name, fieldNames.has(name) ? trimmed(name) : ''] as const);
  const address = Object.fromEntries(kept) as Record<AddressFieldName, string>;
  return {
    valid: true,
    address: { ...address, phone: normalizePhone(address.phone, rules) ?? address.phone },
  };
};
