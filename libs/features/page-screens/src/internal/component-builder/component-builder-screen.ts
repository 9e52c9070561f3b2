import { needCardManifests } from '@pasar/catalogue-api';
import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { voucherNamespaces } from '@pasar/voucher-card';
import { pageCardSet } from '../../parts/part-queries.ts';
import { pageTexts } from '../../translations.ts';
import { toolHead } from '../shared/tool-head.ts';
import { ComponentBuilderScreen } from './ComponentBuilderScreen.tsx';

/** @spec component-builder component-builder-page */
export default defineScreen<'component-builder'>({
  namespaces: [pageTexts, ...frontNamespaces, ...voucherNamespaces],
  needs: [() => [needCardManifests(pageCardSet)]],
  head: () => toolHead('Component builder'),
  Screen: ComponentBuilderScreen,
});
