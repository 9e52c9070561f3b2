/**
 * The markup that a page may contain: text, lists, tables, links and pictures. The server removes everything else before
 * sending a page, and the browser renders nothing else.
 */
export const htmlPolicy = {
  tags: {
    h2: [],
    h3: [],
    h4: [],
    p: [],
    br: [],
    hr: [],
    strong: [],
    em: [],
    b: [],
    i: [],
    u: [],
    s: [],
    small: [],
    sub: [],
    sup: [],
    mark: [],
    blockquote: [],
    code: [],
    ul: [],
    ol: [],
    li: [],
    dl: [],
    dt: [],
    dd: [],
    table: [],
    caption: [],
    thead: [],
    tbody: [],
    tr: [],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    figure: [],
    figcaption: [],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
  },
  /** Elements without content. */
  empty: ['br', 'hr', 'img'],
  /** A link points to a path of this store, or to another site by https. */
  linkPattern: /^(\/(?![/\\])|https:\/\/|#)/i,
  /** A picture of this store: the page's content security policy blocks others. */
  picturePattern: /^\/api\/v4\/pictures\//,
} as const;

export type SafeTag = keyof typeof htmlPolicy.tags;

export const isSafeTag = (tag: string): tag is SafeTag => Object.hasOwn(htmlPolicy.tags, tag);

/** Control characters, white space and backslashes: browsers drop or rewrite them. */
const unsafe = /[\s\p{Cc}\\]/u;

/** Whether an attribute is allowed with this value. */
export function isSafeAttribute(tag: SafeTag, name: string, value: string): boolean {
  const allowed: readonly string[] = htmlPolicy.tags[tag];
  if (!allowed.includes(name)) return false;
  if (name === 'href') return htmlPolicy.linkPattern.test(value) && !unsafe.test(value);
  if (name === 'src') return htmlPolicy.picturePattern.test(value) && !unsafe.test(value);
  return true;
}
