import type { ReactElement } from 'react';
import type { PartProps } from '../page-parts.ts';
import { HtmlText } from './HtmlText.tsx';

/** A text that is part of a page. */
export default function RichText({ props }: PartProps<'rich-text'>): ReactElement {
  return <HtmlText html={props.html} />;
}
