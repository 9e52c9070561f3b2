import type { Market } from '@pasar/markets';
import type { ApiRequest } from '@pasar/page-rendering';

/** A form that a browser submitted to a page's address without script. */
export type Submission = {
  readonly fields: URLSearchParams;
  readonly url: URL;
  readonly market: Market;
  /** Makes a call as the visitor; returns its data, or undefined if it failed. */
  readonly read: (request: ApiRequest) => Promise<unknown>;
};

/** The API call that the form makes; undefined if a field is missing or invalid. */
export type FormCall = { readonly path: string; readonly body: object } | undefined;

/** How to process the forms of one page. */
export type FormHandler = {
  readonly buildCall: (submission: Submission) => FormCall | Promise<FormCall>;
  /** The fields that the page is filled in with when the form is rejected. Never a password. */
  readonly keptFields: readonly string[];
  /** Where to go after success: a path of this store, or a checked address. */
  readonly nextPath: (submission: Submission) => string;
};
