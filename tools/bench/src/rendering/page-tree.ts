/** An element of a page as plain data: its name, the props that React writes as its attributes, and what is in it. */
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
/** A comment, the document type, a raw element, a tag, or text: as React writes them, every attribute in double quotes. */
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

/** `style` as React takes it; custom properties keep their names. */
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

/** Attributes whose empty text is a text: React writes it for `true` elsewhere, and leaves out an empty text. */
const textAttributes: ReadonlySet<string> = new Set(['alt', 'value', 'content']);

const toProp = (name: string, value: string): [string, unknown] => {
  if (name === 'style') return [name, toStyle(unescape(value))];
  return [name, value === '' && !textAttributes.has(name) ? true : unescape(value)];
};

const toProps = (text: string): Record<string, unknown> =>
  Object.fromEntries([...text.matchAll(attributes)].map(([, name = '', value = '']) => toProp(name, value)));

/** The elements of a page that React rendered, so that React alone can render the same again. */
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

/** How many elements there are. */
export const countElements = ({ children }: PageElement): number =>
  children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : countElements(child)), 1);
