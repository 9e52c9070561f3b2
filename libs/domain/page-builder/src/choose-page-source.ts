import type { PageDecision } from './decide-page-builder.ts';

/** The source of a page's content: pre-rendered markup, a layout, or the regular microsite. */
export type PageSource = 'markup' | 'layout' | 'microsite';

/**
 * Chooses the source of a page's content (doc2 §4 Other states): if pre-rendered markup fails to load, the page is rendered once
 * from its layout.
 *
 * @spec pb-render-modes amb-render-type-values
 */
export function choosePageSource(
  { pageBuilder, preRenderReady }: Pick<PageDecision, 'pageBuilder' | 'preRenderReady'>,
  hasMarkupFailed = false,
): PageSource {
  if (!pageBuilder) return 'microsite';
  return preRenderReady && !hasMarkupFailed ? 'markup' : 'layout';
}
