import type { ReactElement, ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './CardSection.module.css';
import { Stack } from './Stack.tsx';

export type CardSectionProps = {
  readonly title: ReactNode;
  /** Beside the title: a link, a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A titled section of a page, as a card. */
export function CardSection({ title, aside, children }: CardSectionProps): ReactElement {
  const heading = <h2 className={styles.title}>{title}</h2>;
  return (
    <Card as="section">
      <Stack gap="md">
        {aside === undefined ? (
          heading
        ) : (
          <header className={styles.head}>
            {heading}
            {aside}
          </header>
        )}
        {children}
      </Stack>
    </Card>
  );
}
