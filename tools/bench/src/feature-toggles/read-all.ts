import type { Reader } from './peers.ts';
import { toggleNames } from './toggle-set.ts';

/** A bare loop: collecting results would dominate the time of our reads. */
export const readAll =
  ({ isOn }: Reader) =>
  (): number => {
    let on = 0;
    for (const name of toggleNames) if (isOn(name)) on += 1;
    return on;
  };
