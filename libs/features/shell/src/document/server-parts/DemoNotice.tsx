import { createElement } from 'react';

/** First on the page, so that it causes no layout shift. */
const css =
  'demo-notice{display:block;padding:2px 8px;background:#fff3c4;color:#3d2e00;font:12px/1.4 system-ui,sans-serif;text-align:center}' +
  '[data-color-scheme=dark] demo-notice{background:#3d2e00;color:#fff3c4}' +
  '@media(prefers-color-scheme:dark){:root:not([data-color-scheme=light]) demo-notice{background:#3d2e00;color:#fff3c4}}';

export type DemoNoticeProps = { readonly text: string; readonly nonce: string };

/**
 * Marks every page of a demo as one. Only the server renders it, with its own style, so it needs no script: hydration
 * skips unknown elements in the body.
 */
export const DemoNotice = ({ text, nonce }: DemoNoticeProps) =>
  createElement(
    'demo-notice',
    { role: 'complementary', 'aria-label': text },
    <style nonce={nonce}>{css}</style>,
    text,
  );
