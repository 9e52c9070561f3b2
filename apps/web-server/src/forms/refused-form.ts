import type { SubmittedForm } from '@pasar/screen-kit';

/** A rejected form: its page is rendered again with this status and what was typed. */
export type RefusedForm = { readonly status: number; readonly form: SubmittedForm };
