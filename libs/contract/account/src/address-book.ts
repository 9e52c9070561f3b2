import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  addAddressPath,
  deleteAddressPath,
  listAddressesPath,
  setDefaultAddressPath,
  updateAddressPath,
} from './paths.ts';

const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** Address fields. The market's address form defines which of them are required and how; unused fields are ''. */
const addressFields = {
  name: text(80, 1),
  phone: text(32, 5),
  street: text(200, 1),
  unit: text(80),
  district: text(80),
  city: text(80),
  state: text(80),
  postcode: text(16),
};

export const AddressSchema = Type.Object({ id: IdSchema, ...addressFields, is_default: Type.Boolean() });
export type Address = Static<typeof AddressSchema>;

const AddressDraftSchema = strictObject({ ...addressFields, is_default: Type.Optional(Type.Boolean()) });
export type AddressDraft = Static<typeof AddressDraftSchema>;

const AddressBookSchema = Type.Object({ addresses: Type.Array(AddressSchema) });

export const listAddresses = defineCall({
  id: 'address-list',
  method: 'GET',
  path: listAddressesPath,
  summary: 'List the addresses, the default first',
  auth: 'session',
  data: AddressBookSchema,
});

export const addAddress = defineCall({
  id: 'address-add',
  method: 'POST',
  path: addAddressPath,
  summary: 'Add an address; the first becomes the default',
  auth: 'session',
  body: AddressDraftSchema,
  data: AddressSchema,
});

export const updateAddress = defineCall({
  id: 'address-update',
  method: 'POST',
  path: updateAddressPath,
  summary: 'Update an address',
  auth: 'session',
  body: strictObject({ id: IdSchema, ...addressFields, is_default: Type.Optional(Type.Boolean()) }),
  data: AddressSchema,
});

export const deleteAddress = defineCall({
  id: 'address-delete',
  method: 'POST',
  path: deleteAddressPath,
  summary: 'Remove an address; the oldest remaining one becomes the default',
  auth: 'session',
  body: strictObject({ id: IdSchema }),
  data: AddressBookSchema,
});

export const setDefaultAddress = defineCall({
  id: 'address-set-default',
  method: 'POST',
  path: setDefaultAddressPath,
  summary: 'Make an address the default',
  auth: 'session',
  body: strictObject({ id: IdSchema }),
  data: AddressBookSchema,
});
