import { expect, it } from 'vitest';
import { reloadOnce } from '../../browser/reload-once.ts';
import { openScrollMemory } from './use-scroll.ts';

/** What a browser does where the site may store nothing: looking at the property already throws. */
const deny = (target: object, name: string): void => {
  Object.defineProperty(target, name, {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
};

it('keeps scroll positions in memory without storage', () => {
  const tab = { history: { scrollRestoration: 'auto' } };
  deny(tab, 'sessionStorage');
  const memory = openScrollMemory(tab as Window);
  memory.save('entry', 12);
  memory.persist();
  expect(memory.read('entry')).toBe(12);
});

it('does not reload without storage, where a loop could not be detected', () => {
  const reloads: string[] = [];
  const tab = {
    location: { href: 'http://localhost/', reload: () => void reloads.push('reload') },
    navigator: { onLine: true },
  };
  deny(tab, 'sessionStorage');
  expect([reloadOnce(tab as unknown as Window), reloads]).toEqual([false, []]);
});
