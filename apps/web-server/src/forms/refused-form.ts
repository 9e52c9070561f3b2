import type { SubmittedForm } from '@pasar/screen-kit';

/** A rejected form: its page is rendered again with this status, and with what was typed if a handler read it. */
export type RefusedForm = { readonly status: number; readonly form?: SubmittedForm };
