import { accountApi } from '@pasar/account-api';
import { optional } from '@pasar/base-api';
import { defineScreen } from '@pasar/screen-kit';
import { pageTexts } from '../../translations.ts';
import { toolHead } from '../shared/tool-head.ts';
import { DemoScreen } from './DemoScreen.tsx';
import { demoViews } from './demo-views.data.ts';
import type { DemoRoute } from './demo-views.data.ts';

/** @spec demo-account demo-account-page demo-address demo-address-select demo-address-page demo-user-pilot */
export default defineScreen<DemoRoute>({
  namespaces: [pageTexts],
  needs: [() => [optional(accountApi.endpoints.getAccountInfo.initiate())]],
  head: (_state, { route }) => toolHead(demoViews[route].title),
  Screen: DemoScreen,
});
