import type { ItemKey } from '@pasar/item';
import { createContext, use } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** The items that the shopper likes, and the action that changes it. `Likes` of social-api is assignable. */
export type LikeActions = {
  readonly isLiked: (itemid: number) => boolean;
  /** Likes or unlikes an item. */
  readonly toggle: (item: ItemKey) => void;
};

const Context = createContext<LikeActions | undefined>(undefined);

/** Gives the cards of the lists below a heart. */
export const LikesProvider = ({
  likes,
  children,
}: {
  readonly likes: LikeActions;
  readonly children: ReactNode;
}): ReactElement => <Context value={likes}>{children}</Context>;

/** Undefined where cards have no heart. */
export const useLikeActions = (): LikeActions | undefined => use(Context);
