import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { readWalletPinPath, setWalletPinPath } from './paths.ts';

export const readWalletPin = defineCall({
  id: 'read-wallet-pin',
  method: 'GET',
  path: readWalletPinPath,
  summary: 'Get whether the member has a wallet PIN',
  auth: 'session',
  data: Type.Object({ has_pin: Type.Boolean() }),
});

/** Requires verification 98 for the first PIN, 35 for a later one. A PIN that is easy to guess fails with 70000018. */
export const setWalletPin = defineCall({
  id: 'set-wallet-pin',
  method: 'POST',
  path: setWalletPinPath,
  summary: 'Set the wallet PIN',
  auth: 'session',
  body: strictObject({ pin: Type.String({ minLength: 1, maxLength: 32 }) }),
  data: Type.Object({}),
});
