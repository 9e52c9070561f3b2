import { createElement } from 'react';
import type { ReactElement } from 'react';
import type { PageElement } from './page-tree.ts';

/** Creates the React elements of a page anew, as every rendering does. */
export const renderTree = ({ tag, props, children }: PageElement): ReactElement =>
  createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : renderTree(child))),
  );
