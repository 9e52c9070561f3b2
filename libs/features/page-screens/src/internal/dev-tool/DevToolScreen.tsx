import { Section } from '@pasar/layout';
import { markets } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { Facts } from '../shared/Facts.tsx';
import { ToolPage } from '../shared/ToolPage.tsx';
import styles from '../shared/ToolPage.module.css';
import { CookieNames } from './CookieNames.tsx';
import { marketAddress } from './market-address.ts';
import { ToggleList } from './ToggleList.tsx';

/** The context of this visit, and its toggles with their overrides. */
export function DevToolScreen(): ReactElement {
  const { market, language, platform, client, origin, environment } = useScreenContext();
  return (
    <ToolPage
      title="Developer tool"
      lead="Overrides hold in this browser alone: its pages are never shared with other visitors."
    >
      <Section title="This visit">
        <Facts
          facts={{
            Environment: environment,
            Market: market.code,
            Language: language,
            Platform: platform,
            Client: client,
            Origin: origin,
          }}
        />
      </Section>
      <Section title="Toggles">
        <ToggleList />
      </Section>
      <Section title="Markets">
        <ul className={styles.tools}>
          {markets.map(({ code }) => (
            <li key={code}>
              <a className={styles.tool} href={marketAddress(origin, code)}>
                {code}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Cookies that scripts can read">
        <CookieNames />
      </Section>
    </ToolPage>
  );
}
