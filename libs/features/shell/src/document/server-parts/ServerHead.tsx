import type { Head } from '@pasar/screen-kit';
import { preinit } from 'react-dom';
import { scriptJson } from '../embedded-page.ts';

/** The scripts and styles of a page. */
export type PageAssets = {
  readonly importMap?: {
    readonly imports: Readonly<Record<string, string>>;
    readonly integrity?: Readonly<Record<string, string>>;
  };
  /** The modules of the app and of the screen with their imports, in the order in which they run. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The screen's module, where it is part of the app's build. */
  readonly screen?: string;
  /** Inline scripts of the development server. */
  readonly inlineModules?: readonly string[];
};

export type ServerHeadProps = {
  readonly head: Head;
  readonly nonce: string;
  readonly assets: PageAssets;
  /** The same page in the deployment's markets. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
};

/** The parts of the head that only the server renders; hydration keeps them. */
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
