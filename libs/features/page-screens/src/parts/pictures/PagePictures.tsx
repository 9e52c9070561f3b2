import { Image } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { PartProps } from '../part-props.ts';
import styles from './PagePictures.module.css';

type Tile = PartProps<'pictures'>['props']['pictures'][number];

/** Pictures side by side, with titles and optional links. */
export default function PagePictures({ props: { title, pictures } }: PartProps<'pictures'>): ReactElement {
  const tiles = (
    <ul className={styles.tiles} data-count={pictures.length}>
      {pictures.map((tile, index) => (
        <li key={index}>
          <PictureTile tile={tile} />
        </li>
      ))}
    </ul>
  );
  return title ? <Section title={title}>{tiles}</Section> : tiles;
}

function PictureTile({ tile: { picture, alt, title, link } }: { readonly tile: Tile }): ReactElement {
  const content = (
    <>
      <Image
        picture={picture}
        alt={title ? '' : alt}
        sizes="(min-width: 60rem) 33vw, 100vw"
        className={styles.picture}
      />
      {title ? <span className={styles.title}>{title}</span> : null}
    </>
  );
  return link ? (
    <Link className={styles.tile} to={link}>
      {content}
    </Link>
  ) : (
    <div className={styles.tile}>{content}</div>
  );
}
