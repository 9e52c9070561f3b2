import type { HtmlNode } from '@pasar/page-builder';
import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Element = Exclude<HtmlNode, string>;

/** React's names of attributes. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const toProps = (attributes: Element['attributes']): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]));

/** Links within the store navigate; external ones send no referrer. */
const renderLink = ({ attributes: { href = '', title } }: Element, content: ReactNode): ReactElement =>
  href.startsWith('/') ? (
    <Link to={href} title={title}>
      {content}
    </Link>
  ) : (
    <a href={href || undefined} title={title} rel="noopener noreferrer nofollow">
      {content}
    </a>
  );

function renderElement(element: Element): ReactElement {
  const { tag, attributes, children } = element;
  if (tag === 'img') return <img {...toProps(attributes)} alt={attributes['alt'] ?? ''} loading="lazy" />;
  if (children.length === 0 && tag !== 'a') return createElement(tag, toProps(attributes));
  const content = <HtmlNodes nodes={children} />;
  return tag === 'a' ? renderLink(element, content) : createElement(tag, toProps(attributes), content);
}

/** Converts sanitised nodes to React elements. */
export const HtmlNodes = ({ nodes }: { readonly nodes: readonly HtmlNode[] }): ReactElement => (
  <>
    {nodes.map((node, index) =>
      typeof node === 'string' ? node : <Fragmented key={index} element={node} />,
    )}
  </>
);

const Fragmented = ({ element }: { readonly element: Element }): ReactElement => renderElement(element);
