import type { IconName } from '../icons/icon-paths.ts';

/** A menu entry: a link (`to`) or an action (`onSelect`). */
export type MenuEntry = { readonly label: string; readonly icon?: IconName } & (
  { readonly to: string } | { readonly onSelect: () => void }
);
