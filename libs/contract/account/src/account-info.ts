import { defineCall, IdSchema } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getAccountInfoPath, getPaymentInfoPath } from './paths.ts';

/** @spec account-info doc1 §3. Times are epoch seconds; 0 means never. */
export const AccountInfoSchema = Type.Object({
  userid: IdSchema,
  username: Type.String(),
  shopid: Type.Optional(IdSchema),
  portrait: Type.String(),
  cover: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  phone: Type.String(),
  phone_verified: Type.Boolean(),
  has_password: Type.Boolean(),
  payment_password: Type.Boolean(),
  is_seller: Type.Boolean(),
  is_mall_seller: Type.Boolean(),
  not_new_user: Type.Boolean(),
  default_address: Type.Optional(IdSchema),
  holiday_mode_on: Type.Boolean(),
  holiday_mode_mtime: Type.Integer(),
  access: Type.Object({ wallet_setting: Type.Integer(), wallet_provider: Type.Integer() }),
  web_option: Type.Integer(),
  cb_option: Type.Integer(),
  ctime: Type.Integer(),
  birth_timestamp: Type.Integer(),
  birth_timestamp_verified: Type.Boolean(),
  adult_consent: Type.Integer(),
  tos_accepted_time: Type.Integer(),
  cookies_accepted_time: Type.Integer(),
  disallow_data_processing: Type.Boolean(),
  tax_id: Type.String(),
  /** When the account will be deleted; absent unless its owner requested deletion. */
  deletion_time: Type.Optional(Type.Integer()),
});
export type AccountInfo = Static<typeof AccountInfoSchema>;

/** @spec get-account-info Fails with 19 (not logged in) for visitors. */
export const getAccountInfo = defineCall({
  id: 'get-account-info',
  method: 'GET',
  path: getAccountInfoPath,
  summary: 'Get the signed-in account',
  auth: 'session',
  data: AccountInfoSchema,
});

/** @spec account-payment-info payment-info-defaults installment-eligibility-default */
export const PaymentInfoSchema = Type.Object({
  is_cc_installment_payment_eligible: Type.Boolean({ default: false }),
  is_non_cc_installment_payment_eligible: Type.Boolean({ default: false }),
});
export type PaymentInfo = Static<typeof PaymentInfoSchema>;

/** @spec get-payment-info */
export const getPaymentInfo = defineCall({
  id: 'get-payment-info',
  method: 'GET',
  path: getPaymentInfoPath,
  summary: 'Get the instalment plans that the user may use',
  auth: 'session',
  data: PaymentInfoSchema,
});
