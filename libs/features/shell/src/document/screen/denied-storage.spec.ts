import { noStorages } from '@pasar/persistence';
import { expect, it } from 'vitest';
import { reloadOnce } from '../../browser/reload-once.ts';
import { openScrollMemory } from './use-scroll.ts';

it('keeps scroll positions in memory without storage', () => {
  const memory = openScrollMemory({ scrollRestoration: 'auto' }, noStorages);
  memory.save('entry', 12);
  memory.persist();
  expect(memory.read('entry')).toBe(12);
});

it('does not reload without storage, where a loop could not be detected', () => {
  const reloads: string[] = [];
  const location = { href: 'http://localhost/', reload: () => void reloads.push('reload') };
  expect([reloadOnce({ location, navigator: { onLine: true } }, noStorages), reloads]).toEqual([false, []]);
});
