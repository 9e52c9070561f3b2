import { Converter } from 'opencc-js/cn2t';

const han = /\p{Script=Han}/u;

let convert: ((text: string) => string) | undefined;

/** A text with its Simplified Chinese written in Traditional, so that both are compared as one. */
export function toTraditional(text: string): string {
  if (!han.test(text)) return text;
  // The dictionary takes megabytes: made when there is Chinese to read.
  convert ??= Converter({ from: 'cn', to: 'twp' });
  return convert(text);
}
