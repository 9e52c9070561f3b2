import { maxChatTextLength } from './chat-limits.data.ts';

/** Everything that is shown as nothing but line breaks: tabs become spaces, other control characters go. */
const controlCharacters = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A message's text as it is stored: trimmed, in Unicode's composed form, without control characters and without the marks
 * that turn the direction of what follows. `null` for a text that is too long; empty for one that says nothing.
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
