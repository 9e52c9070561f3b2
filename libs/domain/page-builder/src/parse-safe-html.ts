import { htmlPolicy, isSafeAttribute, isSafeTag } from './html-policy.data.ts';
import type { SafeTag } from './html-policy.data.ts';

/** A text, or an element with attributes of the policy. */
export type HtmlNode =
  | string
  | {
      readonly tag: SafeTag;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly HtmlNode[];
    };

type OpenElement = {
  readonly tag: SafeTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (name) => entities[name] ?? name);

/** A tag in the sanitiser's format: double-quoted values, no unclosed tags. */
const tokenPattern = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>|[^<]+|</gi;
const attributePattern = /\s([a-z-]+)="([^"<>]*)"/gi;

const readAttributes = (tag: SafeTag, text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attributePattern)]
      .map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)] as const)
      .filter(([name, value]) => isSafeAttribute(tag, name, value)),
  );

const isEmptyTag = (tag: string): boolean => htmlPolicy.empty.some((each) => each === tag);

/**
 * Parses sanitised markup into the elements and attributes of the policy, from which a renderer creates elements without using
 * markup again. A tag outside the policy is dropped and its text kept; an unclosed element ends with the markup.
 */
export function parseSafeHtml(html: string): readonly HtmlNode[] {
  const top: HtmlNode[] = [];
  const open: OpenElement[] = [];
  const add = (node: HtmlNode) => (open.at(-1)?.children ?? top).push(node);
  const close = (tag: string) => {
    const at = open.findLastIndex((each) => each.tag === tag);
    if (at >= 0) open.length = at;
  };
  for (const [token, slash, name, attributes = ''] of html.matchAll(tokenPattern)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) add(decode(token));
    else if (slash) close(tag);
    else if (isSafeTag(tag)) {
      const element: OpenElement = { tag, attributes: readAttributes(tag, attributes), children: [] };
      add(element);
      if (!isEmptyTag(tag)) open.push(element);
    }
  }
  return top;
}
