import {
  cardPlacements,
  clientTypes,
  defaultQueueLimits,
  defaultViewabilityRule,
  listTypes,
  matchTypes,
  pageExitTrackerId,
  reportOrder,
  trackingOperations,
  voucherStatuses,
} from '@pasar/tracking';
import { documentedFields } from '@pasar/tracking/testing';
import type { Page, Section } from '../markdown.ts';
import { code } from '../markdown.ts';

const numbers = (title: string, table: Readonly<Record<string, number>>): Section => ({
  title,
  head: ['Number', 'Name'],
  rows: Object.entries(table).map(([name, number]) => [number, code(name)]),
});

const fields = (title: string, table: Readonly<Record<string, string>>): Section => ({
  title,
  head: ['Field', 'Comes from'],
  rows: Object.entries(table).map(([name, source]) => [code(name), source]),
});

export const trackingPage: Page = {
  name: 'tracking',
  title: 'Tracking',
  about: `Numbers and names in tracking reports. An item counts as seen with ${defaultViewabilityRule.share * 100} % of it in view for ${defaultViewabilityRule.ms} ms; the tracker of page exits is ${pageExitTrackerId}.`,
  sections: [
    numbers('Operations', trackingOperations),
    numbers('Client types', clientTypes),
    numbers('List types', listTypes),
    numbers('Match types', matchTypes),
    numbers('Voucher statuses', voucherStatuses),
    {
      title: 'Card placements',
      head: ['Placement'],
      rows: cardPlacements.map((name) => [code(name)]),
    },
    {
      title: 'Fields of the array-shaped report',
      head: ['Place', 'Field'],
      rows: reportOrder.map((name, index) => [index, code(name)]),
    },
    fields('Fields of an event’s info', documentedFields.info),
    fields('Fields of an item', documentedFields.item),
    fields('Fields of a product card', documentedFields.card),
    fields('Fields of a search', documentedFields.search),
    fields('Fields of a voucher', documentedFields.voucher),
    {
      title: 'Limits of the queue',
      head: ['Limit', 'Value'],
      rows: Object.entries(defaultQueueLimits).map(([name, value]) => [code(name), value]),
    },
  ],
};
