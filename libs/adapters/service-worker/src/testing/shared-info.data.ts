import type { SharedInfo } from '@pasar/page-shell-rules';

/** What a visitor's page in Singapore stores. */
export const sharedInfo: SharedInfo = {
  environment: 'test',
  locale: { market: 'SG', language: 'en' },
  device: { platform: 'rw', client: 'browser' },
  user: 'visitor',
  fallback: { title: 'You’re offline', text: 'Check your <connection>.', retry: 'Try again' },
};
