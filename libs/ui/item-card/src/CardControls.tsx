import { IconButton, joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useCardWords } from './translations/use-card-words.ts';
import styles from './CardControls.module.css';

type LikeProps = {
  readonly name: string;
  readonly liked: boolean;
  /** Called with the new state. */
  readonly onLike: (liked: boolean) => void;
};

/** The heart at the corner of the picture. */
export function LikeButton({ name, liked, onLike }: LikeProps): ReactElement {
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
}
