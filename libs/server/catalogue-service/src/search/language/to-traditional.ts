import { Converter } from 'opencc-js/cn2t';

const han = /\p{Script=Han}/u;

let convert: ((text: string) => string) | undefined;

/** Converts Simplified Chinese to Traditional, so that both compare equal. */
export function toTraditional(text: string): string {
  if (!han.test(text)) return text;
  // The dictionary takes megabytes, so load it only when there is Chinese to convert.
  convert ??= Converter({ from: 'cn', to: 'twp' });
  return convert(text);
}
