import type { Device, Kyc, SavedPaymentMethod, Profile } from '@pasar/account-api/profile';
import { createFakeHttp } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { HttpPort } from '@pasar/base-api';

/** Budi, who has a password, a phone number and a confirmed address, and has proved his identity a moment ago. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  username: 'budi',
  name: 'Budi Santoso',
  gender: 'male',
  bio: 'Collects old radios.',
  birth_timestamp: 0,
  portrait: '',
  phone: '+65••••4567',
  email: 'b••••@example.com',
  email_verified: true,
  has_password: true,
  is_identified: true,
  identity_channels: ['sms', 'whatsapp', 'email'],
  tax_id: '',
  ...changes,
});

/** The profile of a member who has to prove their identity first. */
export const anUnprovedProfile = (): Profile => aProfile({ is_identified: false });

/** A mock network with a profile and these other responses. */
export const createProfileHttp = (profile: Profile, answers: FakeAnswers = {}): HttpPort =>
  createFakeHttp({ '/api/v4/account/profile/get': () => profile, ...answers });

/** A network that never responds. */
export const silentHttp: HttpPort = () => new Promise(() => undefined);

export const aSentCode = () => ({ sent_to: '+65••••8888', resend_after: 60, expires_in: 600 });

export const aCard = (changes: Partial<SavedPaymentMethod> = {}): SavedPaymentMethod => ({
  id: 1,
  channel: 'card',
  brand: 'visa',
  last_four: '4242',
  expires_month: 8,
  expires_year: 2029,
  is_default: true,
  is_expired: false,
  ...changes,
});

export const aKyc = (changes: Partial<Kyc> = {}): Kyc => ({
  ...{ status: 'none', name: '', number: '', pictures: [] },
  ...changes,
});

export const aDevice = (changes: Partial<Device> = {}): Device => ({
  id: '6f1c0a52-0d3e-4b6c-9a1f-2f2f7d0f1a01',
  browser: 'Chrome',
  system: 'Windows',
  signed_in_at: 1_785_000_000,
  last_used_at: 1_785_600_000,
  is_current: true,
  ...changes,
});
