import { createElement } from 'react';
import type { ReactElement } from 'react';
import type { PageElement } from './page-tree.ts';

/** The elements of a page for React's renderer: created anew, as every rendering of a page creates its elements. */
export const renderTree = ({ tag, props, children }: PageElement): ReactElement =>
  createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : renderTree(child))),
  );
