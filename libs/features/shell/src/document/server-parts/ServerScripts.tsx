import { embeddedPageId } from '../embedded-page.ts';
import type { EmbeddedPage } from '../embedded-page.ts';
import type { PageAssets } from './ServerHead.tsx';
import { replayEarlyClick } from './replay-early-click.ts';
import { startAfterFirstPaint } from './start-after-first-paint.ts';
import { writeEmbeddedPage } from './write-embedded-page.ts';

export type ServerScriptsProps = {
  readonly nonce: string;
  readonly assets: PageAssets;
  /** Called after everything before it is rendered. */
  readonly embedded: () => EmbeddedPage;
};

const inner = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/**
 * Rendered by the server at the end of the body: the embedded page data, and the script that starts the page. Hydration keeps
 * it.
 */
export const ServerScripts = ({ nonce, assets, embedded }: ServerScriptsProps) => (
  <>
    <script
      type="application/json"
      id={embeddedPageId}
      nonce={nonce}
      {...inner(writeEmbeddedPage(embedded()))}
    />
    <script nonce={nonce} {...inner(replayEarlyClick + startAfterFirstPaint(assets.scripts))} />
  </>
);
