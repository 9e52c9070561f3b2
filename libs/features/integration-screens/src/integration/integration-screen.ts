import { integrations, readWalletAction } from '@pasar/integration';
import type { IntegrationRoute } from '@pasar/integration';
import { integrationApi } from '@pasar/integration-api';
import { defineScreen } from '@pasar/screen-kit';
import type { ScreenInput } from '@pasar/screen-kit';
import { integrationTexts } from '../translations.ts';
import { IntegrationScreen } from './IntegrationScreen.tsx';

const isUnknownAction = ({ params }: ScreenInput<IntegrationRoute>): boolean =>
  'action' in params && readWalletAction(params.action) === undefined;

/** @spec integration-link-now integration-link-lkpp integration-link-line integration-link-line-open-app line-mission-sticker integration-address-callback integration-link-snack integration-link-snack-checkout link-account-chat-app link-account-short-video-app wallet-action game integration-now integration-lkpp integration-line integration-line-open-app line-mission-sticker-page integration-address-callback-page integration-snack integration-snack-checkout link-account wallet game-screen */
export default defineScreen<IntegrationRoute>({
  namespaces: [integrationTexts],
  signedIn: true,
  needs: [({ route }) => [integrationApi.endpoints.getIntegration.initiate(integrations[route].partner)]],
  status: (_state, input) => (isUnknownAction(input as ScreenInput<IntegrationRoute>) ? 404 : 200),
  head: (_state, { route }, _context, t) => ({
    title: t(`title_${integrations[route].partner}`),
    robots: 'noindex',
  }),
  Screen: IntegrationScreen,
});
