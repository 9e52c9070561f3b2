/** A place of a page that every response fills with its own text. */
export type PageGap = {
  readonly name: string;
  /**
   * Its length in bytes, the same in every response. Undefined if it varies: then everything after it is sent without
   * compression, because a compressed page refers back by distance.
   */
  readonly bytes?: number;
  /** What follows a shorter text: spaces inside a tag, a comment between tags. */
  readonly padding?: 'spaces' | 'comment';
};

/** A page in parts: its HTML, and the gaps in it. */
export type PagePart = string | PageGap;

/** The texts of a response, by the gaps' names. They are written as they are, so they have to be escaped for their place. */
export type GapTexts = Readonly<Record<string, string>>;

const emptyComment = '<!---->';

/** Returns bytes that browsers ignore; none if there is no such filling of this length. */
function pad(bytes: number, padding: PageGap['padding']): string {
  if (padding === 'spaces') return ' '.repeat(bytes);
  return bytes < emptyComment.length ? '' : `<!--${' '.repeat(bytes - emptyComment.length)}-->`;
}

/** Returns the content of a gap with its padding. A text that is too long for a gap makes it longer. */
export function fillGap({ name, bytes, padding }: PageGap, texts: GapTexts): Buffer {
  const text = texts[name];
  if (text === undefined) throw new Error(`no text for the gap ${name}`);
  const content = Buffer.from(text);
  if (bytes === undefined || content.length >= bytes) return content;
  return Buffer.concat([content, Buffer.from(pad(bytes - content.length, padding))]);
}
