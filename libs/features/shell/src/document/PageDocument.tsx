import { IconSymbols } from '@pasar/design-system';
import type { ScreenContext } from '@pasar/screen-kit';
import type { ReactNode } from 'react';
import { usePageAppearance } from './use-page-appearance.ts';

/** Parts of the document that only the server renders. */
export type ServerParts = {
  /** In the head: nonces, structured data, alternate languages. */
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

/** The whole document. `PageHead`, inside the screen, renders the parts of the head that differ from page to page. */
export function PageDocument({ context, server, children }: PageDocumentProps) {
  const { theme, colour } = usePageAppearance();
  return (
    <html lang={context.language} data-platform={context.platform} data-theme={theme} data-first-paint="">
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
        <IconSymbols />
        {children}
        {server?.end}
      </body>
    </html>
  );
}
