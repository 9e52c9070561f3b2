import { IconButton, joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useCardWords } from './translations/use-card-words.ts';
import styles from './CardControls.module.css';

type LikeProps = {
  readonly name: string;
  readonly liked: boolean;
  /** Told what the shopper wants: liked, or no longer. */
  readonly onLike: (liked: boolean) => void;
};

/** The heart at the picture's corner. */
export const LikeButton = ({ name, liked, onLike }: LikeProps): ReactElement => {
  const words = useCardWords();
  return (
    <IconButton
      icon={liked ? 'heart-filled' : 'heart'}
      label={words(liked ? 'unlike' : 'like', { name })}
      variant="filled"
      className={joinClasses(styles.like, liked && styles.liked)}
      aria-pressed={liked}
      onClick={() => onLike(!liked)}
    />
  );
};

type AddProps = { readonly name: string; readonly adding: boolean; readonly onAdd: () => void };

/** The cart beside the price; while it is being added a second press does nothing. */
export const AddButton = ({ name, adding, onAdd }: AddProps): ReactElement => {
  const words = useCardWords();
  return (
    <IconButton
      icon={adding ? 'clock' : 'cart'}
      label={words(adding ? 'adding' : 'add', { name })}
      className={styles.add}
      aria-busy={adding || undefined}
      aria-disabled={adding || undefined}
      onClick={adding ? undefined : onAdd}
    />
  );
};
