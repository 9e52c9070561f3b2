import type { SharedInfo } from '@pasar/page-shell-rules';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escapeText = (text: string): string => text.replace(/[&<"]/g, (found) => entities[found] ?? found);

const css = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { display: grid; min-height: 100svh; margin: 0; place-content: center; padding: 1.5rem; text-align: center; box-sizing: border-box }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25 }
p { max-width: 24rem; margin: 0 auto 1.5rem }
a { justify-self: center; padding: 0.75rem 1.5rem; border: 1px solid; border-radius: 0.5rem; color: inherit; font-weight: 600; text-decoration: none }
`;

/** Reloads the page once the browser is online again. */
const script = 'addEventListener("online", () => location.reload());';

const toHtml = ({ fallback, locale }: SharedInfo, nonce: string): string => {
  const [title, text, retry] = [fallback.title, fallback.text, fallback.retry].map(escapeText);
  return `<!doctype html><html lang="${escapeText(locale.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${css}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main><script nonce="${nonce}">${script}</script></body></html>`;
};

/** Creates the page that is shown in place of a page that could not be requested: one link, which requests it again. */
export const createOfflineResponse = (info: SharedInfo, nonce: string): Response =>
  new Response(toHtml(info, nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
