/** Translation key of the success toast (doc2 §8). @spec atc-success-key */
export const addToCartSuccessKey = 'msg_item_has_been_added_to_cart';

export type AddToCartState = 'idle' | 'adding';

/** Whether the button shows a spinner: for signed-in shoppers, from the click until the response (doc2 §4). @spec atc-spinner */
export const nextAddToCartState = (event: 'pressed' | 'answered', signedIn: boolean): AddToCartState =>
  event === 'pressed' && signedIn ? 'adding' : 'idle';

/** Whether a click on the button propagates to the card around it; not by default (doc2 §4). @spec atc-propagation */
export const shouldPropagateClick = ({ propagate = false }: { readonly propagate?: boolean } = {}): boolean =>
  propagate;
