import { countInCart, fillGuestCart } from '../purchases/sign-up-with-cart.ts';
import { sendSignUp } from '../store/sign-up.ts';
import type { RaceScenario } from './race-scenario.ts';

const signUps = 12;

/** Visitors with the cookie of one guest's cart sign up at once: its line moves to one of them. */
export const sameGuestCart: RaceScenario = {
  name: `${signUps} sign-ups with the same guest's cart at once`,
  run: async ({ stores, item }) => {
    const [first] = stores;
    const cookies = first && (await fillGuestCart(first, item));
    if (!cookies) return ['a guest cannot fill a cart'];
    const members = await Promise.all(
      Array.from({ length: signUps }, async (_, copy) => {
        const { member } = await sendSignUp(stores[copy % stores.length] ?? first, 'SG', cookies);
        return member;
      }),
    );
    const signedUp = members.filter((member) => member !== undefined);
    const quantities = await Promise.all(signedUp.map((member) => countInCart(member, item)));
    const units = quantities.reduce((sum, quantity) => sum + quantity, 0);
    return [
      ...(signedUp.length === signUps ? [] : [`${signedUp.length} of ${signUps} could sign up`]),
      ...(units === 1 ? [] : [`one unit became ${units}`]),
    ];
  },
};
