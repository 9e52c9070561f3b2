import {
  builtInManifest,
  cardSets,
  cardSlots,
  defaultSlotLimits,
  displayRules,
  suppressedBadges,
  exclusiveGroups,
} from '@pasar/badge-rules';
import type { Cell, Page, Section } from '../markdown.ts';
import { code, codes } from '../markdown.ts';

const cardSetEntries = Object.entries(cardSets);
const groupEntries = Object.entries<readonly string[]>(exclusiveGroups);
const dropEntries = Object.entries<readonly string[]>(suppressedBadges);

const listSlotNames = (set: number, slot: (typeof cardSlots)[number]): string[] =>
  (builtInManifest(set)?.slots[slot] ?? []).map(({ name }) => name);
const listNames = (set: number): string[] => cardSlots.flatMap((slot) => listSlotNames(set, slot));

const rules: Section = {
  title: `${Object.keys(displayRules).length} badges`,
  text: 'A badge shows where all of its conditions hold.',
  head: ['Badge', 'Conditions', 'Never beside', 'Drops'],
  rows: Object.entries(displayRules).map(([name, conditions]): Cell[] => [
    code(name),
    conditions.map(({ description }) => description).join('; '),
    groupEntries.find(([, members]) => members.includes(name))?.[0],
    codes(dropEntries.find(([badge]) => badge === name)?.[1]),
  ]),
};

const slots: Section = {
  title: `${cardSlots.length} slots`,
  head: ['Slot', 'Badges at most'],
  rows: cardSlots.map((slot) => [
    code(slot),
    Number.isFinite(defaultSlotLimits[slot]) ? defaultSlotLimits[slot] : 'any',
  ]),
};

const layouts: Section = {
  title: `${cardSetEntries.length} card sets`,
  text: 'What may stand where, the first before the later ones, until the operator’s own manifest says otherwise.',
  head: ['Card set', 'Id', ...cardSlots.map((slot) => code(slot))],
  rows: cardSetEntries.map(([name, id]) => [
    code(name),
    id,
    ...cardSlots.map((slot) => codes(listSlotNames(id, slot))),
  ]),
};

/** Formats the members of a group that are in a card set; a single one has no competitor. */
const formatRivals = (set: number, members: readonly string[]): string => {
  const present = listNames(set).filter((name) => members.includes(name));
  return present.length > 1 ? present.map(code).join(' before ') : '';
};

const formatDropped = (set: number): string => {
  const present = listNames(set);
  return dropEntries
    .map(([badge, names]) => [badge, names.filter((name) => present.includes(name))] as const)
    .filter(([badge, names]) => present.includes(badge) && names.length > 0)
    .map(([badge, names]) => `${code(badge)} drops ${codes(names)}`)
    .join('; ');
};

const exclusions: Section = {
  title: 'Exclusions, card set by card set',
  text: 'Of each group a card shows one: the first of these that may show.',
  head: ['Card set', ...groupEntries.map(([name]) => name), 'Dropped wherever they stand'],
  rows: cardSetEntries.map(([name, id]) => [
    code(name),
    ...groupEntries.map(([, members]) => formatRivals(id, members)),
    formatDropped(id),
  ]),
};

export const badgesPage: Page = {
  name: 'badge-rules',
  title: 'Badges of item cards',
  about: 'When a badge shows, where it stands on the cards of each set, and which exclude each other.',
  sections: [rules, slots, layouts, exclusions],
};
