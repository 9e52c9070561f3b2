/** Wire names of address fields. Every market's form consists of these. */
export type AddressFieldName =
  'name' | 'phone' | 'street' | 'unit' | 'district' | 'city' | 'state' | 'postcode';

export type AddressField = {
  readonly name: AddressFieldName;
  /** Translation key of the label: one wire field is a "province" here and a "state" there. */
  readonly labelKey: AddressLabelKey;
  readonly required: boolean;
  /** Source of a regular expression for the whole trimmed text. */
  readonly pattern?: string;
  /** A valid text, shown as a hint. */
  readonly example?: string;
  /** The browser's `autocomplete` token. */
  readonly autoComplete: string;
  /** The keyboard to show on phones. */
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  readonly maxLength: number;
};

/** The fields of a market's address, in the local order. */
export type AddressForm = {
  readonly fields: readonly AddressField[];
};

/** Keys of every label that a form may show; each needs a translation wherever a form is rendered. */
export const addressLabelKeys = [
  'label_address_name',
  'label_address_phone',
  'label_address_postcode',
  'label_address_cep',
  'label_address_pin_code',
  'label_address_state',
  'label_address_province',
  'label_address_region',
  'label_address_department',
  'label_address_voivodeship',
  'label_address_city',
  'label_address_municipality',
  'label_address_commune',
  'label_address_town_city',
  'label_address_district',
  'label_address_neighbourhood',
  'label_address_subdistrict',
  'label_address_ward',
  'label_address_barangay',
  'label_address_colonia',
  'label_address_street',
  'label_address_unit',
] as const;

export type AddressLabelKey = (typeof addressLabelKeys)[number];
