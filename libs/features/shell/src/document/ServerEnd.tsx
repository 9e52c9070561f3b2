import { embedPage } from './embedded-page.ts';
import type { EmbeddedPage } from './embedded-page.ts';
import type { PageAssets } from './ServerHead.tsx';
import { startWhenSeen } from './start-when-seen.ts';

export type ServerEndProps = {
  readonly nonce: string;
  readonly assets: PageAssets;
  /** Asked when everything before it is rendered. */
  readonly embedded: () => EmbeddedPage;
};

/** What only the server writes, last of all: what the page was made of, and what starts it. Hydration leaves it as it is. */
export function ServerEnd({ nonce, assets, embedded }: ServerEndProps) {
  const code = `${embedPage(embedded())};${startWhenSeen(assets.scripts)}`;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
