import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScrollMemory } from './index.ts';
import { memoryStorage } from './testing/index.ts';

describe('a reload', () => {
  it('restores the latest hundred positions', () => {
    const storage = memoryStorage();
    const before = createScrollMemory(() => storage);
    for (let entry = 0; entry < 120; entry += 1) before.save(`e${entry}`, entry * 10);
    before.persist();
    const after = createScrollMemory(() => storage);
    expect(['e0', 'e19', 'e20', 'e119'].map((entry) => after.read(entry))).toEqual([
      undefined,
      undefined,
      200,
      1190,
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['rows that are not places', '[1,["a"],["b","x"],["c",null]]'],
  ])('restores nothing if the storage contains %s', (_, stored) => {
    const memory = createScrollMemory(() =>
      memoryStorage(stored === undefined ? {} : { 'shell:scroll': stored }),
    );
    expect(['a', 'b', 'c'].map((entry) => memory.read(entry))).toEqual([undefined, undefined, undefined]);
  });
});

it('keeps positions in memory when the storage is full', () => {
  const memory = createScrollMemory(() => memoryStorage({}, true));
  memory.save('a', 5);
  memory.persist();
  expect(memory.read('a')).toBe(5);
});

it('removes an entry', () => {
  const memory = createScrollMemory(() => memoryStorage());
  memory.save('a', 5);
  memory.forget('a');
  expect(memory.read('a')).toBeUndefined();
});

it('keeps positions in memory when the storage is denied', () => {
  const memory = createScrollMemory(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  memory.save('a', 5);
  memory.persist();
  expect(memory.read('a')).toBe(5);
});

describe('laws', () => {
  it('reads the last saved position, across reloads', () => {
    const saves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 1e6 })));
    fc.assert(
      fc.property(saves, (list) => {
        const storage = memoryStorage();
        const memory = createScrollMemory(() => storage);
        for (const [entry, y] of list) memory.save(entry, y);
        memory.persist();
        const read = createScrollMemory(() => storage);
        const last = new Map(list);
        expect([...last].map(([entry]) => read.read(entry))).toEqual([...last.values()]);
      }),
    );
  });
});
