import { reasonValues } from './reason-values.data.ts';
import type { ReasonCode } from './reason-values.data.ts';

type Values = Readonly<Record<string, string | number>>;

/** A reason with what its text quotes; `createReasonText` gives the text in a language. */
export type Reason = { readonly code: ReasonCode; readonly values: Values };

type ValueName<Code extends ReasonCode> = (typeof reasonValues)[Code][number];

/** The values of a code, or nothing for one without values. */
type ValuesOf<Code extends ReasonCode> = [ValueName<Code>] extends [never]
  ? [values?: undefined]
  : [values: Readonly<Record<ValueName<Code>, string | number>>];

/** Creates a reason; the compiler requires its code's values. */
export const toReason = <Code extends ReasonCode>(code: Code, ...[values]: ValuesOf<Code>): Reason => ({
  code,
  values: (values ?? {}) as Values,
});

export const isReasonCode = (code: string): code is ReasonCode => Object.hasOwn(reasonValues, code);
