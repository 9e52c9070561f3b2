import { createElement as h, useState } from 'react';
import type { ReactElement } from 'react';
import type { PageContent, Tile } from './page-content.ts';

/** Id of the element to hydrate. */
export const contentId = 'content';

const styles = `body{margin:0;font:1rem/1.4 system-ui,sans-serif}main{display:flex;flex-wrap:wrap}
h1{width:100%}article{max-width:100%}p{margin:0}img{max-width:100%;height:auto;display:block}button{min-height:3rem;min-width:3rem}`;

/** The width at which the store shows it on a phone: the last of its `sizes`. */
const phoneWidth = (sizes: string): string => sizes.split(',').at(-1)?.trim() || '100vw';

const Picture = ({ tile }: { tile: Tile }): ReactElement =>
  h('img', {
    src: tile.src,
    alt: tile.alt,
    width: tile.width,
    height: tile.height,
    loading: tile.eager ? 'eager' : 'lazy',
    fetchPriority: tile.first ? 'high' : 'auto',
    ...(tile.srcSet && { srcSet: tile.srcSet, sizes: tile.sizes }),
  });

const Card = ({ tile, place }: { tile: Tile; place: number }): ReactElement => {
  const [liked, setLiked] = useState(false);
  return h(
    'article',
    { style: { width: phoneWidth(tile.sizes) } },
    h(Picture, { tile }),
    h('p', null, tile.words),
    h(
      'button',
      {
        'aria-label': `Like ${place}`,
        'aria-pressed': liked,
        onClick: () => {
          setLiked(!liked);
        },
      },
      liked ? '♥' : '♡',
    ),
  );
};

/**
 * Renders the whole document with React alone: the title, pictures and texts of the store's page, each card with a button. A
 * page without pictures, such as an empty cart, shows its title.
 */
export const ReactPage = ({ content }: { content: PageContent }): ReactElement =>
  h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'description', content: content.description }),
      h('link', { rel: 'icon', href: 'data:,' }),
      h('title', null, content.title),
      h('style', null, styles),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, content.title),
        content.tiles.map((tile, place) => h(Card, { key: place, tile, place: place + 1 })),
      ),
      h('script', {
        id: contentId,
        type: 'application/json',
        dangerouslySetInnerHTML: { __html: JSON.stringify(content).replaceAll('<', '\\u003c') },
      }),
    ),
  );
