import { branchStatuses } from '@pasar/order';
import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { OrderSchema } from './order-schemas.ts';
import { getBranchRequestPath, listBranchesPath, reselectBranchPath } from './paths.ts';

/** The delivery partner's own id. */
export const BranchIdSchema = Type.String({ pattern: '^[A-Za-z0-9-]{1,32}$' });

/** A branch where buyers pick parcels up. */
export const BranchSchema = Type.Object({
  branch_id: Type.String(),
  name: Type.String(),
  city: Type.String(),
  district: Type.String(),
  street: Type.String(),
});
export type Branch = Static<typeof BranchSchema>;

const BranchListSchema = Type.Object({
  branches: Type.Array(BranchSchema),
  /** Whether there are more, which a narrower search finds. */
  has_more: Type.Boolean(),
});
export type BranchList = Static<typeof BranchListSchema>;

/** Fails with DELIVERY_UNAVAILABLE in a market without branches. */
export const listBranches = defineCall({
  id: 'branch-list',
  method: 'GET',
  path: listBranchesPath,
  summary: 'List open branches, the nearest first',
  auth: 'session',
  query: strictObject({
    /** Words of a city, district, street or name. */
    q: Type.Optional(Type.String({ maxLength: 60 })),
    /** Sorts by distance from this branch; otherwise from the address. */
    near: Type.Optional(BranchIdSchema),
    address_id: Type.Optional(IdSchema),
  }),
  data: BranchListSchema,
});

/** The parts of the page's address: order, its shop, its parcel (the order number) and its branch. */
const requestKey = {
  order_id: IdSchema,
  shopid: IdSchema,
  forderid: Type.String({ pattern: '^[A-Za-z0-9-]{1,32}$' }),
  storeid: BranchIdSchema,
};

const BranchRequestSchema = Type.Object({
  order_sn: Type.String(),
  shop_name: Type.String(),
  /** The order's branch, which can no longer be used. */
  branch: BranchSchema,
  status: Type.Enum([...branchStatuses]),
  /** Deadline for choosing another one, epoch milliseconds; the order is cancelled then. */
  reselect_by: Type.Integer(),
});
export type BranchRequest = Static<typeof BranchRequestSchema>;

/** Fails with NOT_FOUND for another member's order, otherwise with the codes of branches. */
export const getBranchRequest = defineCall({
  id: 'order-branch-request',
  method: 'GET',
  path: getBranchRequestPath,
  summary: 'Get why an order needs another branch',
  auth: 'session',
  query: strictObject(requestKey),
  data: BranchRequestSchema,
});

/** Idempotent for the same branch. */
export const reselectBranch = defineCall({
  id: 'order-reselect-branch',
  method: 'POST',
  path: reselectBranchPath,
  summary: 'Choose another branch for an order',
  auth: 'session',
  body: strictObject({ ...requestKey, branch_id: BranchIdSchema }),
  data: OrderSchema,
});
