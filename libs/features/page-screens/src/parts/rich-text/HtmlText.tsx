import { parseSafeHtml } from '@pasar/page-builder';
import type { ReactElement } from 'react';
import { useMemo } from 'react';
import { HtmlNodes } from './HtmlNodes.tsx';
import styles from './HtmlText.module.css';

/** Text with headings, lists, tables, links and pictures, as elements instead of inserted HTML. */
export function HtmlText({ html }: { readonly html: string }): ReactElement {
  const nodes = useMemo(() => parseSafeHtml(html), [html]);
  return (
    <div className={styles.text}>
      <HtmlNodes nodes={nodes} />
    </div>
  );
}
