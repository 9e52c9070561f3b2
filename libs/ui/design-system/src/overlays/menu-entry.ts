import type { IconName } from '../icons/icon-paths.ts';

/** A row of a menu: a place (`to`) or a deed (`onSelect`). */
export type MenuEntry = { readonly label: string; readonly icon?: IconName } & (
  { readonly to: string } | { readonly onSelect: () => void }
);
