import { createContext, use } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** Which items the shopper likes, and the press that changes it. `Likes` of social-api fits. */
export type Hearts = {
  readonly isLiked: (itemid: number) => boolean;
  /** Likes, or likes no longer. */
  readonly toggle: (item: { readonly shopid: number; readonly itemid: number }) => void;
};

const Context = createContext<Hearts | undefined>(undefined);

/** Gives the cards of the lists below a heart each. */
export const HeartsProvider = ({
  hearts,
  children,
}: {
  readonly hearts: Hearts;
  readonly children: ReactNode;
}): ReactElement => <Context value={hearts}>{children}</Context>;

/** Undefined where cards have no heart. */
export const useHearts = (): Hearts | undefined => use(Context);
