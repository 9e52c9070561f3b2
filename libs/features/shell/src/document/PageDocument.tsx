import type { ScreenContext } from '@pasar/screen';
import type { ReactNode } from 'react';
import { usePageAppearance } from './use-page-appearance.ts';

/** What only the server writes. */
export type ServerParts = {
  /** Into the head: nonces, structured data, alternate languages. */
  readonly head: ReactNode;
  /** Before everything else in the body. */
  readonly start?: ReactNode;
  /** After everything else. */
  readonly end: ReactNode;
};

export type PageDocumentProps = {
  readonly context: ScreenContext;
  readonly server?: ServerParts;
  readonly children: ReactNode;
};

/** The whole document. What differs from page to page in the head is said by `PageHead`, inside the screen. */
export function PageDocument({ context, server, children }: PageDocumentProps) {
  const { theme, colour } = usePageAppearance();
  return (
    <html lang={context.language} data-platform={context.platform} data-theme={theme} data-untouched="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={colour} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {server?.head}
      </head>
      <body>
        {server?.start}
        {children}
        {server?.end}
      </body>
    </html>
  );
}
