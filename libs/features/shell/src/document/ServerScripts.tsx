import { embeddedPageId, scriptJson } from './embedded-page.ts';
import type { EmbeddedPage } from './embedded-page.ts';
import type { PageAssets } from './ServerHead.tsx';
import { startAfterFirstPaint } from './start-after-first-paint.ts';

export type ServerScriptsProps = {
  readonly nonce: string;
  readonly assets: PageAssets;
  /** Asked when everything before it is rendered. */
  readonly embedded: () => EmbeddedPage;
};

const inner = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** What only the server writes, last of all: what the page was made of, and what starts it. Hydration leaves it as it is. */
export const ServerScripts = ({ nonce, assets, embedded }: ServerScriptsProps) => (
  <>
    <script type="application/json" id={embeddedPageId} nonce={nonce} {...inner(scriptJson(embedded()))} />
    <script nonce={nonce} {...inner(startAfterFirstPaint(assets.scripts))} />
  </>
);
