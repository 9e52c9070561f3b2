import type { ShopInvitations, ShopTeam } from '@pasar/account-api/shop-team';

/** A team with two members and an open invitation. */
export const aTeam: ShopTeam = {
  members: [
    { userid: 21, username: 'citra', portrait: '', role: 'service', added_at: 1_790_000_000_000 },
    { userid: 22, username: 'dewi.lestari', portrait: '', role: 'finance', added_at: 1_791_000_000_000 },
  ],
  invitations: [
    {
      contact: 'eka@example.com',
      role: 'products',
      invited_at: 1_792_000_000_000,
      expires_at: 1_793_000_000_000,
    },
  ],
};

/** An invitation to the team of one shop. */
export const anInvitation: ShopInvitations = {
  invitations: [
    {
      ...{ shopid: 11, name: 'Anyam', username: 'anyam', role: 'service', expires_at: 1_793_000_000_000 },
      picture: { id: 'p1', width: 100, height: 100 },
    },
  ],
};
