import { Container, Stack } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from '../shared/ToolPage.module.css';
import { tools } from './tools.data.ts';

/** The list of staff tools; a live store has none. */
export function InternalScreen(): ReactElement {
  const { environment } = useScreenContext();
  const offered = tools.filter(({ only }) => only === undefined || only === environment);
  return (
    <Container className={styles.page}>
      <Stack gap="lg">
        <header>
          <h1 className={styles.title}>Internal tools</h1>
          <p className={styles.lead}>For staff. These pages don’t exist on a live store.</p>
        </header>
        <ul className={styles.tools}>
          {offered.map(({ name, text, to }) => (
            <li key={to}>
              <Link className={styles.tool} to={to}>
                <strong>{name}</strong>
                <span className={styles.toolText}>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Container>
  );
}
