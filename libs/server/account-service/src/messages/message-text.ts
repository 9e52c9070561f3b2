import { join } from 'node:path';
import { createMessageText } from '@pasar/http-server';
import type en from '../translations/en.json';

/** Returns a text of a message in a language, with its `{{values}}` filled in. */
export const messageText = createMessageText<keyof typeof en>(join(import.meta.dirname, '../translations'));
