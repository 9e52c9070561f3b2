type Role = 'manager' | 'products' | 'service' | 'finance';

/** An account that works for a shop; the owner is `shop.userid`. Times are epoch milliseconds. */
export type ShopMemberTable = {
  market: string;
  shopid: number;
  userid: number;
  role: Role;
  added_at: number;
};

/** An open invitation to a shop's team. */
export type ShopInvitationTable = {
  market: string;
  shopid: number;
  /** The username or e-mail address that the owner entered, in lower case. */
  contact: string;
  role: Role;
  /** The account that had this contact when it was invited; null if there was none. The owner never learns which. */
  userid: number | null;
  invited_at: number;
  expires_at: number;
};

export type ShopTeamsDatabase = {
  shop_member: ShopMemberTable;
  shop_invitation: ShopInvitationTable;
};
