import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tabs.module.css';

export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly { readonly value: string; readonly label: ReactNode; readonly panel: ReactNode }[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
};

/** Several views of one thing in one place. Views with addresses of their own are links: see `TabLinks`. */
export const Tabs = ({ label, tabs, value, defaultValue, onValueChange }: TabsProps): ReactElement => (
  <Base.Root
    value={value}
    defaultValue={defaultValue ?? tabs[0]?.value}
    onValueChange={(next) => onValueChange?.(String(next))}
  >
    <Base.List className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
        {tab.panel}
      </Base.Panel>
    ))}
  </Base.Root>
);
