import { clientTypes } from '@pasar/tracking';
import type { ClientType } from '@pasar/tracking';

/** The native apps that are out cannot show this cart's deals and gifts until they are updated. */
const outdated: readonly ClientType[] = ['ios-app', 'android-app', 'android-lite'];

/** Whether a client, by its number in `clientTypes`, must be updated before it changes a cart; one that does not say what it is may. */
export const isOutdatedClient = (clientSource?: number): boolean =>
  outdated.some((client) => clientTypes[client] === clientSource);
