import type { ReactElement } from 'react';
import { Cluster } from '../arrange/Stack.tsx';
import { Notice } from '../feedback/Notice.tsx';
import styles from './ReturnReason.module.css';

export type ReturnReasonProps = {
  readonly reason: string;
  /** The buyer's own words. */
  readonly note?: string | undefined;
  /** The buyer's photos: addresses that need the shopper's session. */
  readonly photos: readonly { readonly href: string; readonly alt: string }[];
  /** The seller's answer. */
  readonly reply?: { readonly title: string; readonly text: string } | undefined;
};

/** Why a buyer returns items, with their note and photos, each of which opens in a new tab, and the seller's reply. */
export const ReturnReason = ({ reason, note, photos, reply }: ReturnReasonProps): ReactElement => (
  <>
    <p className={styles.reason}>{reason}</p>
    {note ? <p className={styles.note}>{note}</p> : null}
    {photos.length > 0 ? (
      <Cluster>
        {photos.map(({ href, alt }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            <img className={styles.photo} src={href} alt={alt} />
          </a>
        ))}
      </Cluster>
    ) : null}
    {reply ? <Notice title={reply.title}>{reply.text}</Notice> : null}
  </>
);
