import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import { filledIconPaths, iconPaths, symbolIcons } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import { toSymbolId } from './IconSymbols.tsx';
import styles from './Icon.module.css';

export type IconProps = {
  readonly name: IconName;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** The text for screen readers; without one the icon is decorative. */
  readonly label?: string;
  readonly className?: string;
};

const paths = { ...iconPaths, ...filledIconPaths };
const symbols: ReadonlySet<IconName> = new Set(symbolIcons);

/** An icon of our set, in the colour of the surrounding text. Those of `symbolIcons` need `IconSymbols` in the document. */
export function Icon({ name, size = 'md', label, className }: IconProps): ReactElement {
  const filled = name in filledIconPaths;
  const isSymbol = symbols.has(name);
  return (
    <svg
      viewBox={isSymbol ? undefined : '0 0 24 24'}
      className={joinClasses(styles.icon, styles[size], filled && !isSymbol && styles.filled, className)}
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      {isSymbol ? <use href={`#${toSymbolId(name)}`} /> : <path d={paths[name]} />}
    </svg>
  );
}
