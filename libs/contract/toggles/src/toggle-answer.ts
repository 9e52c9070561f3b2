import { toggleTargetKinds } from '@pasar/feature-toggles';
import { Type } from 'typebox';

/** A toggle as it stands. `by` says on what it depends besides market and time, where it does. @spec feature-toggle */
export const toggleAnswer = Type.Object({
  name: Type.String(),
  toggle: Type.Boolean(),
  by: Type.Optional(Type.Array(Type.Enum([...toggleTargetKinds]))),
});
