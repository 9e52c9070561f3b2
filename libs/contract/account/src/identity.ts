import { defineCall, strictObject } from '@pasar/http-contract';
import { codeChannels } from '@pasar/markets';
import { Type } from 'typebox';
import { confirmIdentityPath, sendIdentityCodePath } from './paths.ts';
import { SentCodeSchema } from './sent-code.ts';

const ChannelSchema = Type.Enum([...codeChannels]);

export const sendIdentityCode = defineCall({
  id: 'identity-send-code',
  method: 'POST',
  path: sendIdentityCodePath,
  summary: "Send a code to the member's own number or address",
  auth: 'session',
  body: strictObject({ channel: ChannelSchema }),
  data: SentCodeSchema,
});

/** Takes the password, or a code and the channel that it was sent through. Attempts are limited as at sign-in. */
export const confirmIdentity = defineCall({
  id: 'identity-confirm',
  method: 'POST',
  path: confirmIdentityPath,
  summary: 'Prove the identity of the session’s user for a few minutes',
  auth: 'session',
  body: strictObject({
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
    channel: Type.Optional(ChannelSchema),
  }),
  data: Type.Object({
    /** Seconds until the proof expires. */
    expires_in: Type.Integer(),
  }),
});
