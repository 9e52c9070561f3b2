import type {
  answerShopInvitation,
  cancelInvitation,
  changeMemberRole,
  inviteMember,
  removeMember,
  ShopInvitations,
  ShopTeam,
} from '@pasar/account-contract';
import {
  answerShopInvitationPath,
  cancelInvitationPath,
  changeMemberRolePath,
  getTeamPath,
  inviteMemberPath,
  leaveTeamPath,
  listShopInvitationsPath,
  removeMemberPath,
} from '@pasar/account-contract/paths';
import type { CallBody } from '@pasar/http-contract';
import { accountApi } from './account-api.ts';

export type { ShopInvitations, ShopTeam };

/** The whole portal depends on the shop for which the member acts. */
const changesShop = ['shop', 'order'] as const;

/** Endpoints of a shop's team, loaded by the seller portal only. Every change refetches. */
export const shopTeamApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<ShopTeam, void>({ query: () => ({ path: getTeamPath }), providesTags: ['shop'] }),
    inviteMember: build.mutation<ShopTeam, CallBody<typeof inviteMember>>({
      query: (body) => ({ method: 'POST', path: inviteMemberPath, body }),
      invalidatesTags: ['shop'],
    }),
    cancelInvitation: build.mutation<ShopTeam, CallBody<typeof cancelInvitation>>({
      query: (body) => ({ method: 'POST', path: cancelInvitationPath, body }),
      invalidatesTags: ['shop'],
    }),
    changeMemberRole: build.mutation<ShopTeam, CallBody<typeof changeMemberRole>>({
      query: (body) => ({ method: 'POST', path: changeMemberRolePath, body }),
      invalidatesTags: ['shop'],
    }),
    removeMember: build.mutation<ShopTeam, CallBody<typeof removeMember>>({
      query: (body) => ({ method: 'POST', path: removeMemberPath, body }),
      invalidatesTags: ['shop'],
    }),
    leaveTeam: build.mutation<object, void>({
      query: () => ({ method: 'POST', path: leaveTeamPath, body: {} }),
      invalidatesTags: changesShop,
    }),
    listShopInvitations: build.query<ShopInvitations, void>({
      query: () => ({ path: listShopInvitationsPath }),
      providesTags: ['shop'],
    }),
    answerShopInvitation: build.mutation<ShopInvitations, CallBody<typeof answerShopInvitation>>({
      query: (body) => ({ method: 'POST', path: answerShopInvitationPath, body }),
      invalidatesTags: changesShop,
    }),
  }),
});
