import { marketOrigin } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';
import type { Head } from '@pasar/screen-kit';

const siteName = 'Pasar';

const absolute = (origin: string, address: string): string => new URL(address, origin).href;

/**
 * The page's own part of `<head>`; React hoists it. The canonical URL is on the market's first host, whichever host serves
 * the page.
 */
export function PageHead({ head }: { readonly head: Head }) {
  const context = useScreenContext();
  const origin = marketOrigin(context.market, context.origin);
  const canonical = head.canonical === undefined ? undefined : absolute(origin, head.canonical);
  return (
    <>
      <title>{head.title}</title>
      {head.description !== undefined && <meta name="description" content={head.description} />}
      {head.robots !== undefined && <meta name="robots" content={head.robots} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.title} />
      {head.description !== undefined && <meta property="og:description" content={head.description} />}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      {head.image !== undefined && <meta property="og:image" content={absolute(origin, head.image)} />}
    </>
  );
}
