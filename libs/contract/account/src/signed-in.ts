import { IdSchema } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** The account that signed in. */
export const SignedInSchema = Type.Object({ userid: IdSchema, username: Type.String() });
export type SignedIn = Static<typeof SignedInSchema>;
