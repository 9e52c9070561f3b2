import { Container, Logo } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { PreferenceChoice } from '../preferences/preference-choice.ts';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './Footer.module.css';

export type FooterColumn = {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
};

export type FooterProps = {
  readonly columns: readonly FooterColumn[];
  /** The other markets by name, each on its own host. */
  readonly markets: readonly PreferenceChoice[];
  readonly year: number;
};

/** The footer: help, company links, markets and copyright. */
export function Footer({ columns, markets, year }: FooterProps): ReactElement {
  const words = useLayoutWords();
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.tagline}>{words('tagline')}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className={styles.end}>
        <nav aria-label={words('shop_in')}>
          <ul className={styles.markets}>
            {markets.map(({ value, label, href, current }) => (
              <li key={value}>
                <a href={href} className={styles.link} aria-current={current ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          © {year} Pasar. {words('rights')}
        </p>
      </Container>
    </footer>
  );
}
