/** A page element as plain data: its tag, its React props, and its children. */
export type PageElement = {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly PageNode[];
};
export type PageNode = PageElement | string;

type OpenElement = {
  readonly children: PageNode[];
} & PageElement;

const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** A comment, the document type, a raw element, a tag, or text, as React writes them: all attributes in double quotes. */
const tokens =
  /<!--.*?-->|<![^>]*>|<(script|style)\b([^>]*)>(.*?)<\/\1>|<(\/?)([\w-]+)((?:[^">]|"[^"]*")*)>|[^<]+/gs;
const attributes = /([^\s="/]+)(?:="([^"]*)")?/g;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescape = (text: string): string => text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Converts `style` to an object for React; custom properties keep their names. */
const toStyle = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((rule) => {
        const [name = '', ...value] = rule.split(':');
        return [name.startsWith('--') ? name : camelCase(name), value.join(':')];
      }),
  );

/** Attributes for which an empty value is an empty string: elsewhere React writes it for `true`, and omits an empty string. */
const textAttributes: ReadonlySet<string> = new Set(['alt', 'value', 'content']);

const toProp = (name: string, value: string): [string, unknown] => {
  if (name === 'style') return [name, toStyle(unescape(value))];
  return [name, value === '' && !textAttributes.has(name) ? true : unescape(value)];
};

const toProps = (text: string): Record<string, unknown> =>
  Object.fromEntries([...text.matchAll(attributes)].map(([, name = '', value = '']) => toProp(name, value)));

/** Parses the elements of a page rendered by React, so that React alone can render it again. */
export function readPageTree(html: string): PageElement {
  const root: OpenElement = { tag: '', props: {}, children: [] };
  const open = [root];
  for (const [token, raw, rawProps = '', rawText = '', close, name, props = ''] of html.matchAll(tokens)) {
    const parent = open.at(-1) ?? root;
    if (raw !== undefined) {
      const inner = { dangerouslySetInnerHTML: { __html: rawText } };
      parent.children.push({ tag: raw, props: { ...toProps(rawProps), ...inner }, children: [] });
    } else if (close) {
      open.pop();
    } else if (name !== undefined) {
      const element: OpenElement = { tag: name, props: toProps(props), children: [] };
      parent.children.push(element);
      if (!voidElements.has(name) && !props.endsWith('/')) open.push(element);
    } else if (!token.startsWith('<!')) {
      parent.children.push(unescape(token));
    }
  }
  const page = root.children.find((child) => typeof child !== 'string');
  if (page === undefined) throw new Error('The page has no element.');
  return page;
}

/** Counts the elements. */
export const countElements = ({ children }: PageElement): number =>
  children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : countElements(child)), 1);
