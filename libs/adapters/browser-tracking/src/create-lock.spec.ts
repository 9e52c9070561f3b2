import { expect, it } from 'vitest';
import { createLock } from './create-lock.ts';

/** A fake lock manager: one holder per name, the others wait in line. */
const createLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, hold: () => Promise<void>) => {
    const turn = last.then(() => {
      if (signal?.aborted) throw new DOMException('', 'AbortError');
      return hold();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('has one owner, which releases the lock on pagehide and requests it again on pageshow', async () => {
  const locks = createLocks();
  const owners = new Set<string>();
  const open = (name: string) => {
    const page = new EventTarget();
    createLock(locks, page as unknown as Window, 'tracking').own(() => {
      owners.add(name);
      return () => void owners.delete(name);
    });
    return async (type: string, more = {}) => {
      page.dispatchEvent(Object.assign(new Event(type), more));
      await settle();
      return [...owners];
    };
  };
  const first = open('a');
  const second = open('b');
  await settle();
  expect([...owners]).toEqual(['a']);
  expect(await first('pagehide')).toEqual(['b']);
  expect(await first('pageshow', { persisted: false })).toEqual(['b']);
  expect(await first('pageshow', { persisted: true })).toEqual(['b']);
  expect(await second('pagehide')).toEqual(['a']);
});

it('never grants the lock to a page that was left while waiting', async () => {
  const locks = createLocks();
  const owned: string[] = [];
  const pages = ['a', 'b'].map((name) => {
    const page = new EventTarget();
    createLock(locks, page as unknown as Window, 'tracking').own(() => {
      owned.push(name);
      return () => undefined;
    });
    return page;
  });
  await settle();
  pages[1]?.dispatchEvent(new Event('pagehide'));
  pages[0]?.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(owned).toEqual(['a']);
});
