import { defineScreen } from '@pasar/screen-kit';
import { pageTexts } from '../../translations.ts';
import { toolHead } from '../shared/tool-head.ts';
import { InternalScreen } from './InternalScreen.tsx';

/** @spec internal internal-page internal-routes */
export default defineScreen<'internal'>({
  namespaces: [pageTexts],
  head: () => toolHead('Internal tools'),
  Screen: InternalScreen,
});
