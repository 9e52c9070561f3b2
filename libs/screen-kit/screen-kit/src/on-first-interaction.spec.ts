import { expect, it, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction.ts';

it('runs once, at the first interaction', () => {
  const target = new EventTarget();
  const task = vi.fn();
  onFirstInteraction(target, task);
  target.dispatchEvent(new Event('load'));
  expect(task).not.toHaveBeenCalled();
  target.dispatchEvent(new Event('pointermove'));
  target.dispatchEvent(new Event('keydown'));
  expect(task).toHaveBeenCalledOnce();
});
