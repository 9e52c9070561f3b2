import type { Reader } from './peers.ts';
import { toggleNames } from './toggle-set.ts';

/** A bare loop: beside a read of ours, collecting answers would be most of what is measured. */
export const readAll =
  ({ isOn }: Reader) =>
  (): number => {
    let on = 0;
    for (const name of toggleNames) if (isOn(name)) on += 1;
    return on;
  };
