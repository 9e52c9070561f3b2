import type { ScreenContext } from '@pasar/screen';
import type { ReactNode } from 'react';
import { usePageLook } from './use-page-look.ts';

export type PageDocumentProps = {
  readonly context: ScreenContext;
  /** What only the server writes into the head: nonces, structured data, alternate languages. */
  readonly serverHead?: ReactNode;
  readonly children: ReactNode;
};

/** The whole document. What differs from page to page in the head is said by `PageHead`, inside the screen. */
export function PageDocument({ context, serverHead, children }: PageDocumentProps) {
  const { theme, colour } = usePageLook();
  return (
    <html lang={context.language} data-platform={context.platform} data-theme={theme} data-untouched="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={colour} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {serverHead}
      </head>
      <body>{children}</body>
    </html>
  );
}
