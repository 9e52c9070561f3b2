/** Elements whose content is not visible. */
const hiddenEnd = { script: /<\/script/gi, style: /<\/style/gi } as const;

const isHidden = (name: string): name is keyof typeof hiddenEnd => Object.hasOwn(hiddenEnd, name);

/** Tags that end a line: breaks, and the ends of blocks. */
const lineEnd = /^(?:br|\/(?:p|li|div|h[1-6]|tr|d[dt]))$/;

const cellEnd = /^\/t[dh]$/;

/** Returns the name of an element, with a leading `/` for an end tag. */
function readTagName(tag: string): string {
  const inner = tag.trimStart();
  const slash = inner.startsWith('/') ? '/' : '';
  const [name = ''] = /^[a-z][a-z\d]*/i.exec(inner.slice(slash.length).trimStart()) ?? [];
  return slash + name.toLowerCase();
}

type MarkupPiece = {
  /** The visible text of the piece. */
  readonly text: string;
  /** The index of the next piece. */
  readonly next: number;
};

/** Returns the index after the first `end` from `from` on, or the text's length. */
const indexAfter = (html: string, end: string, from: number): number => {
  const place = html.indexOf(end, from);
  return place < 0 ? html.length : place + end.length;
};

function indexAfterHidden(html: string, name: keyof typeof hiddenEnd, from: number): number {
  const end = new RegExp(hiddenEnd[name]);
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? indexAfter(html, '>', found.index) : html.length;
}

/** Reads the markup at the index of a `<`; a `<` that does not start markup is text. */
function readMarkup(html: string, place: number): MarkupPiece {
  if (html.startsWith('<!--', place)) return { text: '', next: indexAfter(html, '-->', place + 4) };
  const end = html.indexOf('>', place);
  // Unclosed: the rest is text.
  if (end < 0) return { text: html.slice(place), next: html.length };
  // `<3` is a heart, and `1 < 2 > 0` a comparison.
  if (/^\s*\d/.test(html.slice(place + 1, place + 32))) return { text: '<', next: place + 1 };
  const name = readTagName(html.slice(place + 1, Math.min(end, place + 32)));
  if (isHidden(name)) return { text: '', next: indexAfterHidden(html, name, end + 1) };
  return { text: lineEnd.test(name) ? '\n' : cellEnd.test(name) ? ' ' : '', next: end + 1 };
}

/**
 * Returns the text of an HTML fragment, with a line break after each block; keeps character references. Runs in a single pass:
 * every piece begins where the previous one ended.
 */
export function htmlText(html: string): string {
  const texts: string[] = [];
  for (let place = 0; place < html.length;) {
    const begin = html.indexOf('<', place);
    if (begin < 0) return [...texts, html.slice(place)].join('');
    const { text, next } = readMarkup(html, begin);
    texts.push(html.slice(place, begin), text);
    place = next;
  }
  return texts.join('');
}
