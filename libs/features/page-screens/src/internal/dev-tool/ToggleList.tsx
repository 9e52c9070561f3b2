import { Button, Tag } from '@pasar/design-system';
import { toggleRows } from '@pasar/feature-toggles';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import styles from '../shared/ToolPage.module.css';
import { useOverrides } from './use-overrides.ts';

/** Every toggle: whether it is on for this visit, and its override. */
export function ToggleList(): ReactElement {
  const { toggles } = useScreenContext();
  const { overrides, change } = useOverrides();
  const without = (name: string) =>
    Object.fromEntries(Object.entries(overrides).filter(([each]) => each !== name));
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={Object.keys(overrides).length === 0}
        onClick={() => change({})}
      >
        Remove all overrides
      </Button>
      <ul>
        {toggleRows.map(({ name, owner }) => {
          const isOn = toggles.includes(name);
          return (
            <li key={name} className={styles.row}>
              <span>
                <span className={styles.name}>{name}</span>{' '}
                <Tag tone={isOn ? 'success' : 'neutral'}>{isOn ? 'on' : 'off'}</Tag>{' '}
                {name in overrides ? <Tag tone="info">overridden</Tag> : null}{' '}
                <span className={styles.toolText}>{owner}</span>
              </span>
              {name in overrides ? (
                <Button variant="quiet" size="sm" onClick={() => change(without(name))}>
                  Remove override of {name}
                </Button>
              ) : (
                <Button variant="quiet" size="sm" onClick={() => change({ ...overrides, [name]: !isOn })}>
                  Switch {name} {isOn ? 'off' : 'on'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
