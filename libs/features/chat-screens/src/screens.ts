import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const chat = screenEntry('@pasar/chat-screens/chat', () => import('@pasar/chat-screens/chat'));

/** The screens of this library, by route id. */
export const chatScreens = { chat } satisfies ScreenEntries;
