import { aScreenContext } from '@pasar/builders/render';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { describeForWorker } from './start-service-worker-when-idle.ts';

it('describes the page in its language, without anything that identifies the member', () => {
  const texts = createInstance();
  const words = { offline: 'ออฟไลน์', offline_text: 'ตรวจสอบ', retry: 'ลองอีกครั้ง' };
  void texts.init({ lng: 'th', initAsync: false, resources: { th: { 'design-system': words } } });
  const context = aScreenContext({ marketCode: 'TH', language: 'th', platform: 'rw' });
  expect(describeForWorker({ context, texts, isMember: true })).toEqual({
    environment: 'test',
    locale: { market: 'TH', language: 'th' },
    device: { platform: 'rw', client: 'browser' },
    user: 'member',
    fallback: { title: words.offline, text: words.offline_text, retry: words.retry },
  });
});
