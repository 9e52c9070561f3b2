/** What is said of a thing that was added (doc2 §8). @spec atc-success-key */
export const addToCartSuccessKey = 'msg_item_has_been_added_to_cart';

/** What is done once a thing was added, in this order (doc2 §4). @spec atc-success */
export const addToCartEffects = ['refetch-mini-cart', 'toast', 'track'] as const;

export type AddToCartState = 'idle' | 'adding';

/** Whether the button turns: from the press of someone who is signed in until the answer (doc2 §4). @spec atc-spinner */
export const nextAddToCartState = (event: 'pressed' | 'answered', signedIn: boolean): AddToCartState =>
  event === 'pressed' && signedIn ? 'adding' : 'idle';

/** Whether a press on the button goes on to the card that it lies on: only where that is wanted (doc2 §4). @spec atc-propagation */
export const shouldPropagateClick = ({ propagate = false }: { readonly propagate?: boolean } = {}): boolean =>
  propagate;
