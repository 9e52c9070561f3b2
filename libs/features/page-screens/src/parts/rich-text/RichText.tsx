import type { ReactElement } from 'react';
import type { PartProps } from '../part-props.ts';
import { HtmlText } from './HtmlText.tsx';

/** A text component of a page. */
export default function RichText({ props }: PartProps<'rich-text'>): ReactElement {
  return <HtmlText html={props.html} />;
}
