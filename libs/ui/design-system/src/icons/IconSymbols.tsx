import type { ReactElement } from 'react';
import { filledIconPaths, iconPaths, symbolIcons } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

const paths = { ...iconPaths, ...filledIconPaths };

/** The id of an icon's `<symbol>` in the document. */
export const toSymbolId = (name: IconName): string => `i-${name}`;

/** The definitions to which icons on cards refer: once in each document, before all else in its body. */
export const IconSymbols = (): ReactElement => (
  <svg className={styles.symbols} aria-hidden="true">
    {symbolIcons.map((name) => (
      <symbol key={name} id={toSymbolId(name)} viewBox="0 0 24 24">
        <path className={name in filledIconPaths ? styles.filled : undefined} d={paths[name]} />
      </symbol>
    ))}
  </svg>
);
