import { createContext, use } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** Which items the shopper likes, and the press that changes it. `Likes` of social-api fits. */
export type LikeActions = {
  readonly isLiked: (itemid: number) => boolean;
  /** Likes, or likes no longer. */
  readonly toggle: (item: { readonly shopid: number; readonly itemid: number }) => void;
};

const Context = createContext<LikeActions | undefined>(undefined);

/** Gives the cards of the lists below a heart each. */
export const LikesProvider = ({
  likes,
  children,
}: {
  readonly likes: LikeActions;
  readonly children: ReactNode;
}): ReactElement => <Context value={likes}>{children}</Context>;

/** Undefined where cards have no heart. */
export const useLikeActions = (): LikeActions | undefined => use(Context);
