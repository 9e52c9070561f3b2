import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { pageTexts } from '../../translations.ts';
import { toolHead } from '../shared/tool-head.ts';
import { BannerPlaygroundScreen } from './BannerPlaygroundScreen.tsx';

/** @spec banner-playground banner-playground-page */
export default defineScreen<'banner-playground'>({
  namespaces: [pageTexts, ...frontNamespaces],
  head: () => toolHead('Banner playground'),
  Screen: BannerPlaygroundScreen,
});
