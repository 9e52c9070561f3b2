import { toggleRows } from '@pasar/feature-toggles';
import type { ToggleRow } from '@pasar/feature-toggles';
import type { Page } from '../markdown.ts';
import { code } from '../markdown.ts';

const formatOnOff = (on: boolean): string => (on ? 'on' : 'off');

const rows: readonly ToggleRow[] = toggleRows;

export const togglesPage: Page = {
  name: 'feature-toggles',
  title: 'Feature toggles',
  about:
    'Every switch of the store. A release is decided by its day; operators configure any of them without a release (`@pasar/toggles-service`).',
  sections: [
    {
      title: `${rows.length} toggles`,
      head: ['Toggle', 'Kind', 'Owner', 'Default', 'Markets that differ', 'Decided by'],
      rows: rows.map(({ name, kind, owner, default: common, markets = {}, expires }) => [
        code(name),
        kind,
        code(owner),
        formatOnOff(common),
        Object.entries(markets)
          .map(([market, on]) => `${market} ${formatOnOff(on)}`)
          .join(', '),
        expires,
      ]),
    },
  ],
};
