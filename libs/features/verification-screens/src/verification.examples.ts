import { createFakeHttp } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { HttpPort } from '@pasar/base-api';
import type { Verification } from '@pasar/verification-api';

export const verificationId = 'abcdefghijklmnopqrstuv';

/** A verification of a member's identity before a change of the phone number, with every method of a member. */
export const aVerification = (changes: Partial<Verification> = {}): Verification => ({
  id: verificationId,
  purpose: 'change-phone',
  kind: 'identity',
  state: 'requested',
  methods: [
    { method: 'password' },
    { method: 'otp', sent_to: '+65••••4567', channels: ['sms', 'whatsapp'] },
    { method: 'email', sent_to: 'b••••@example.com' },
    { method: 'link', sent_to: 'b••••@example.com' },
    { method: 'qr' },
    { method: 'wallet-pin' },
    { method: 'provider' },
  ],
  expires_in: 900,
  ...changes,
});

/** A proof-of-work challenge that takes one step to solve. */
export const easyChallenge = JSON.stringify({
  parameters: {
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, data: { id: verificationId }, expiresAt: 4_102_444_800 },
    ...{ keyLength: 32, keyPrefix: 'c8161272e0f28391b3f5125cf125c546' },
    keySignature: '1cd91ad43431ca036b600bbf747e62b43358a722543fda0c3bc81d19e971df8e',
    nonce: '72ac004788ec922b5f2e3dd5b3f5f6d6',
    salt: '1237d554900555d0f50dabdb375a7964',
  },
  signature: 'f7ae7c1a61ef08597c5b1dfce332c6bb34f391545499ffe8f1af7648f65b71f3',
});

/** A captcha before a sign-in, with the same name as several failed ones. */
export const aCaptcha = (changes: Partial<Verification> = {}): Verification =>
  aVerification({
    ...{ purpose: 'sign-in', kind: 'captcha', methods: [{ method: 'captcha' }], challenge: easyChallenge },
    ...changes,
  });

/** A mock network with a verification and these other responses. */
export const createVerificationHttp = (found: Verification, answers: FakeAnswers = {}): HttpPort =>
  createFakeHttp({
    '/api/v4/verification/read': () => found,
    '/api/v4/verification/begin': () => found,
    '/api/v4/verification/send': () => ({
      ...{ sent_to: '+65••••4567', resend_after: 60, expires_in: 600 },
    }),
    ...answers,
  });
