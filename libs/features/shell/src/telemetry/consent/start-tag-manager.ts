import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import type { Consent } from '@pasar/consent';
import type { ScreenContext } from '@pasar/screen-kit';
import type { TagPort } from './consent-ports.ts';

export type TagManagerDeps = {
  readonly store: Store;
  readonly context: Pick<ScreenContext, 'market' | 'environment'>;
  readonly consent: Consent;
  readonly tags: TagPort;
  /** The market's container. */
  readonly container: string;
};

/** The container serves analytics and Google's advertising: consent to either loads it. */
const mayLoad = ({ allows }: Consent): boolean => allows('analytical') || allows('thirdPartyGoogle');

/**
 * Loads the market's container once consent allows it. Returns the function that pushes a page view to the data layer, with
 * country, environment and, where analytics are allowed, the user.
 *
 * @spec tag-manager tag-manager-push
 */
export function startTagManager({
  store,
  context,
  consent,
  tags,
  container,
}: TagManagerDeps): (path: string) => void {
  const load = () => void (mayLoad(consent) && tags.load(container));
  load();
  consent.subscribe(load);
  const user = () => accountApi.endpoints.getAccountInfo.select()(store.getState()).data?.userid;
  return (path) =>
    tags.push({
      event: 'navigation',
      path,
      country: context.market.code,
      environment: context.environment,
      user_id: consent.allows('analytical') ? user() : undefined,
    });
}
