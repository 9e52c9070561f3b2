import { createHmac, randomBytes } from 'node:crypto';
import { constantTimeEquals } from '@pasar/http-server';
import type { ServerSecret } from './server-secret.ts';

/** Recognises a browser on which an account has signed in before, by a cookie bound to that account. */
export type KnownDevices = {
  /** Returns the device's id if the cookie was issued for this account; else undefined. */
  read(cookie: string | undefined, userid: number): Promise<string | undefined>;
  /** Returns the value of a new cookie for this account. */
  issue(userid: number): Promise<string>;
};

export function createKnownDevices(secret: ServerSecret): KnownDevices {
  const sign = async (device: string, userid: number): Promise<string> =>
    createHmac('sha256', await secret())
      .update(`known-device\n${userid}\n${device}`)
      .digest('base64url');
  return {
    read: async (cookie, userid) => {
      const [device, signature, ...rest] = (cookie ?? '').split('.');
      if (!device || !signature || rest.length > 0 || !/^[\w-]+$/.test(signature)) return undefined;
      return constantTimeEquals(signature, await sign(device, userid)) ? device : undefined;
    },
    issue: async (userid) => {
      const device = randomBytes(16).toString('base64url');
      return `${device}.${await sign(device, userid)}`;
    },
  };
}
