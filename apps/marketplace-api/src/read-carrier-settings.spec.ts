import { expect, it } from 'vitest';
import { readCarrierSettings, readSellerSettings } from './read-carrier-settings.ts';

it('has no carriers and no partners by default', () => {
  expect(readCarrierSettings({})).toEqual({ smtp: undefined, smsWebhook: undefined });
  expect(readSellerSettings({ COUNTRY_HEADER: '' })).toEqual({
    countryHeader: undefined,
    proxyHost: undefined,
    oauthUrl: undefined,
  });
});

it('reads carriers and partners', () => {
  const env = {
    SMTP_URL: 'smtps://me:secret@mail.example',
    SMTP_FROM: 'Pasar <no-reply@pasar.example>',
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_SECRET: 'shared',
    COUNTRY_HEADER: 'X-Country',
    SELLER_PROXY_HOST: 'seller-cn.example',
    SELLER_OAUTH_URL: 'https://accounts.example/start',
  };
  expect(readCarrierSettings(env)).toEqual({
    smtp: { url: env.SMTP_URL, from: env.SMTP_FROM },
    smsWebhook: { url: env.SMS_WEBHOOK_URL, secret: env.SMS_WEBHOOK_SECRET },
  });
  expect(readSellerSettings(env)).toEqual({
    countryHeader: 'x-country',
    proxyHost: 'seller-cn.example',
    oauthUrl: 'https://accounts.example/start',
  });
});

it.each([
  { env: { SMTP_URL: 'https://mail.example' }, says: 'SMTP_URL is no address of smtp: or smtps:' },
  { env: { SMTP_URL: 'smtps://mail.example' }, says: 'SMTP_FROM is missing' },
  { env: { SMS_WEBHOOK_URL: 'not an address' }, says: 'SMS_WEBHOOK_URL is no address' },
  { env: { SMS_WEBHOOK_URL: 'https://sms.example' }, says: 'SMS_WEBHOOK_SECRET is missing' },
])('throws $says', ({ env, says }) => {
  expect(() => readCarrierSettings(env)).toThrow(says);
});
