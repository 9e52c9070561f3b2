import { profileApi } from '@pasar/account-api/profile';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { GroupsScreen } from './GroupsScreen.tsx';

/** The groups that the store puts the member in. @spec user-groups my-groups */
export default defineScreen<'user-groups'>({
  namespaces: [profileTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.listGroups.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('groups'), robots: 'noindex' }),
  Screen: GroupsScreen,
});
