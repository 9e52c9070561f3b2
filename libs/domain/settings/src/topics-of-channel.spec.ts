import { expect, it } from 'vitest';
import { marketingTopics, topicsOfChannel } from './notification-topics.data.ts';

it.each([
  ['email', ['orders', 'security', ...marketingTopics]],
  ['sms', ['security', ...marketingTopics]],
  ['push', [...marketingTopics]],
] as const)('lists what is sent by %s, and promises nothing else', (channel, topics) =>
  expect(topicsOfChannel(channel)).toEqual(topics),
);
