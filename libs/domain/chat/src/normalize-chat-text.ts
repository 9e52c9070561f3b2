import { maxChatTextLength } from './chat-limits.data.ts';

/** Control characters except line breaks, and marks that change the text direction. */
const controlCharacters = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Normalizes a message's text for storage: trimmed, in Unicode NFC, without control characters and text-direction marks. `null`
 * if it is too long; empty if it has no content.
 */
export function normalizeChatText(text: string): string | null {
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(controlCharacters, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return [...clean].length > maxChatTextLength ? null : clean;
}
