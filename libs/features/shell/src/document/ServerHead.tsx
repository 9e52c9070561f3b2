import type { Head } from '@pasar/screen';
import { preinit } from 'react-dom';
import { scriptJson } from './embedded-page.ts';

/** What a browser loads for a page. */
export type PageAssets = {
  readonly importMap?: {
    readonly imports: Readonly<Record<string, string>>;
    readonly integrity?: Readonly<Record<string, string>>;
  };
  /** The modules of the app and of the screen with all that they import, in the order in which they run. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The screen's own module among them, where the app built it. */
  readonly screen?: string;
  /** Scripts of the development server, as they must stand in the head. */
  readonly inlineModules?: readonly string[];
};

export type ServerHeadProps = {
  readonly head: Head;
  readonly nonce: string;
  readonly assets: PageAssets;
  /** The same page in the deployment's markets. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
};

/** What only the server writes into the head; hydration leaves it as it is. */
export function ServerHead({ head, nonce, assets, alternates }: ServerHeadProps) {
  for (const href of assets.styles) preinit(href, { as: 'style', precedence: 'screen' });
  return (
    <>
      <meta property="csp-nonce" nonce={nonce} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {assets.inlineModules?.map((code) => (
        <script key={code} type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
      ))}
      {head.jsonLd?.map((data, at) => (
        <script
          key={at}
          type="application/ld+json"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
        />
      ))}
    </>
  );
}
