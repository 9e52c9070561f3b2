import { Image } from '@pasar/design-system';
import type { PageMeta } from '@pasar/page-builder-api';
import { PageTitle } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import { HtmlText } from '../parts/rich-text/HtmlText.tsx';
import styles from './MarkupPage.module.css';

type MarkupPageProps = { readonly meta: PageMeta; readonly html: string };

/** A page with a single text below title and picture: pre-rendered markup, or the regular microsite. @spec microsite-page */
export const MarkupPage = ({
  meta: { title, description, picture },
  html,
}: MarkupPageProps): ReactElement => (
  <article className={styles.page}>
    {picture ? <Image picture={picture} alt="" sizes="100vw" priority className={styles.picture} /> : null}
    <PageTitle title={title} {...(description && { text: description })} />
    <HtmlText html={html} />
  </article>
);
