import { defineScreen } from '@pasar/screen-kit';
import { pageTexts } from '../../translations.ts';
import { toolHead } from '../shared/tool-head.ts';
import { DevToolScreen } from './DevToolScreen.tsx';

/** @spec dev-tool developer-tool */
export default defineScreen<'dev-tool'>({
  namespaces: [pageTexts],
  head: () => toolHead('Developer tool'),
  Screen: DevToolScreen,
});
