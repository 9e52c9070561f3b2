import { form, level, postcode, street, unit } from './address-fields.ts';
import type { AddressForm } from './address-form.ts';
import type { MarketCode } from './market-rows.data.ts';

/** The address form of each market; separate from the markets' rows because few pages need it. */
export const addressForms: Readonly<Record<MarketCode, AddressForm>> = {
  SG: form(postcode('\\d{6}', '049145'), street, unit),
  ID: form(
    level('state', 'label_address_province'),
    level('city', 'label_address_city'),
    level('district', 'label_address_district'),
    postcode('\\d{5}', '10110'),
    street,
    unit,
  ),
  MY: form(
    level('state', 'label_address_state'),
    level('city', 'label_address_city'),
    postcode('\\d{5}', '50480'),
    street,
    unit,
  ),
  PH: form(
    level('state', 'label_address_province'),
    level('city', 'label_address_municipality'),
    level('district', 'label_address_barangay'),
    postcode('\\d{4}', '1000'),
    street,
    unit,
  ),
  TW: form(
    postcode('\\d{3}(?:\\d{2,3})?', '100'),
    level('city', 'label_address_city'),
    level('district', 'label_address_district'),
    street,
    unit,
  ),
  TH: form(
    level('state', 'label_address_province'),
    level('city', 'label_address_district'),
    level('district', 'label_address_subdistrict'),
    postcode('\\d{5}', '10200'),
    street,
    unit,
  ),
  VN: form(
    level('state', 'label_address_province'),
    level('city', 'label_address_district'),
    level('district', 'label_address_ward'),
    street,
    unit,
  ),
  BR: form(
    postcode('\\d{5}-?\\d{3}', '01310-100', 'label_address_cep'),
    level('state', 'label_address_state'),
    level('city', 'label_address_city'),
    level('district', 'label_address_neighbourhood'),
    street,
    unit,
  ),
  MX: form(
    postcode('\\d{5}', '06000'),
    level('state', 'label_address_state'),
    level('city', 'label_address_municipality'),
    level('district', 'label_address_colonia'),
    street,
    unit,
  ),
  CO: form(
    level('state', 'label_address_department'),
    level('city', 'label_address_municipality'),
    level('district', 'label_address_neighbourhood'),
    { ...postcode('\\d{6}', '110111'), required: false },
    street,
    unit,
  ),
  CL: form(level('state', 'label_address_region'), level('city', 'label_address_commune'), street, unit),
  AR: form(
    level('state', 'label_address_province'),
    level('city', 'label_address_city'),
    postcode('(?:\\d{4}|[A-Z]\\d{4}[A-Z]{3})', 'C1002AAA'),
    street,
    unit,
  ),
  FR: form(street, unit, postcode('\\d{5}', '75001'), level('city', 'label_address_town_city')),
  PL: form(street, unit, postcode('\\d{2}-\\d{3}', '00-001'), level('city', 'label_address_town_city'), {
    ...level('state', 'label_address_voivodeship'),
    required: false,
  }),
  ES: form(
    street,
    unit,
    postcode('\\d{5}', '28001'),
    level('city', 'label_address_town_city'),
    level('state', 'label_address_province'),
  ),
  IN: form(
    postcode('[1-9]\\d{5}', '110001', 'label_address_pin_code'),
    level('state', 'label_address_state'),
    level('city', 'label_address_town_city'),
    street,
    unit,
  ),
};
