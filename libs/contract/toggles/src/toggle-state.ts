import { toggleTargetKinds } from '@pasar/feature-toggles';
import { Type } from 'typebox';

/** The state of a toggle. `by` names what it depends on besides market and time, if anything. @spec feature-toggle */
export const toggleState = Type.Object({
  name: Type.String(),
  toggle: Type.Boolean(),
  by: Type.Optional(Type.Array(Type.Enum([...toggleTargetKinds]))),
});
