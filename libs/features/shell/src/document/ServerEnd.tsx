import { embeddedPageId, scriptJson } from './embedded-page.ts';
import type { EmbeddedPage } from './embedded-page.ts';
import type { PageAssets } from './ServerHead.tsx';
import { startWhenSeen } from './start-when-seen.ts';

export type ServerEndProps = {
  readonly nonce: string;
  readonly assets: PageAssets;
  /** Asked when everything before it is rendered. */
  readonly embedded: () => EmbeddedPage;
};

const inner = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** What only the server writes, last of all: what the page was made of, and what starts it. Hydration leaves it as it is. */
export const ServerEnd = ({ nonce, assets, embedded }: ServerEndProps) => (
  <>
    <script type="application/json" id={embeddedPageId} nonce={nonce} {...inner(scriptJson(embedded()))} />
    <script nonce={nonce} {...inner(startWhenSeen(assets.scripts))} />
  </>
);
