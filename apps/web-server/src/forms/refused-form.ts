import type { SubmittedForm } from '@pasar/screen-kit';

/** A form that did not work: its page is rendered again, with this status, with what was typed. */
export type RefusedForm = { readonly status: number; readonly form: SubmittedForm };
