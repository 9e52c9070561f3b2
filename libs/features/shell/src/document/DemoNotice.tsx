import { createElement } from 'react';

/** Small enough to stay out of the way, and first on the page, so that nothing moves when the rest arrives. */
const css =
  'demo-notice{display:block;padding:2px 8px;background:#fff3c4;color:#3d2e00;font:12px/1.4 system-ui,sans-serif;text-align:center}' +
  '[data-color-scheme=dark] demo-notice{background:#3d2e00;color:#fff3c4}' +
  '@media(prefers-color-scheme:dark){:root:not([data-color-scheme=light]) demo-notice{background:#3d2e00;color:#fff3c4}}';

export type DemoNoticeProps = { readonly text: string; readonly nonce: string };

/**
 * Says on a demo's page that it is one. Only the server writes it, with its own style, so it costs no script: an element of
 * this name stands nowhere else, and hydration passes over what it does not know in the body.
 */
export const DemoNotice = ({ text, nonce }: DemoNoticeProps) =>
  createElement(
    'demo-notice',
    { role: 'complementary', 'aria-label': text },
    <style nonce={nonce}>{css}</style>,
    text,
  );
