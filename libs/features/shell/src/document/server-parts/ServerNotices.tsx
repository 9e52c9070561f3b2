import { createElement } from 'react';

/** First on the page, so that it causes no layout shift. */
const css =
  'page-notice{display:block;padding:2px 8px;background:#fff3c4;color:#3d2e00;font:12px/1.4 system-ui,sans-serif;text-align:center}' +
  'page-notice[role=alert]{padding:12px 16px;font-size:14px}' +
  '[data-color-scheme=dark] page-notice{background:#3d2e00;color:#fff3c4}' +
  '@media(prefers-color-scheme:dark){:root:not([data-color-scheme=light]) page-notice{background:#3d2e00;color:#fff3c4}}';

type Notice = {
  /** `alert` for what just happened. */
  readonly role: 'alert' | 'complementary';
  readonly text: string;
};

export type ServerNoticesProps = { readonly notices: readonly Notice[]; readonly nonce: string };

/**
 * Notices at the start of a page. Only the server renders them, the first with their style, so they need no script: hydration skips
 * unknown elements in the body.
 */
export const ServerNotices = ({ notices, nonce }: ServerNoticesProps) =>
  notices.map(({ role, text }, index) =>
    createElement(
      'page-notice',
      { key: role, role, 'aria-label': text },
      index === 0 && <style nonce={nonce}>{css}</style>,
      text,
    ),
  );
