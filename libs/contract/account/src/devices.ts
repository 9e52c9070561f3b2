import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { listDevicesPath, signOutDevicePath, signOutOthersPath } from './paths.ts';

const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** A signed-in browser. Times are epoch seconds; the last use is rounded to the hour. */
const DeviceSchema = Type.Object({
  id: Type.String(),
  /** `Chrome`, `Safari` …; empty if unknown. */
  browser: Type.String(),
  /** `Android`, `Windows` …; empty if unknown. */
  system: Type.String(),
  signed_in_at: Type.Integer(),
  last_used_at: Type.Integer(),
  is_current: Type.Boolean(),
});
export type Device = Static<typeof DeviceSchema>;

const DevicesSchema = Type.Object({ devices: Type.Array(DeviceSchema) });

export const listDevices = defineCall({
  id: 'device-list',
  method: 'GET',
  path: listDevicesPath,
  summary: 'List the member’s sessions, this device first',
  auth: 'session',
  data: DevicesSchema,
});

export const signOutDevice = defineCall({
  id: 'device-sign-out',
  method: 'POST',
  path: signOutDevicePath,
  summary: 'Sign out another device',
  auth: 'session',
  body: strictObject({ id: Type.String({ pattern: uuid }) }),
  data: DevicesSchema,
});

export const signOutOthers = defineCall({
  id: 'device-sign-out-others',
  method: 'POST',
  path: signOutOthersPath,
  summary: 'Sign out all other devices',
  auth: 'session',
  body: strictObject({}),
  data: DevicesSchema,
});
