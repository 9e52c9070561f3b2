import type { Market } from '@pasar/markets';
import type { ApiRequest } from '@pasar/page-rendering';

/** A form as it was sent to a page's address, by a browser without script. */
export type Submission = {
  readonly fields: URLSearchParams;
  readonly url: URL;
  readonly market: Market;
  /** Makes a call in the visitor's name; its data, or undefined when it failed. */
  readonly read: (request: ApiRequest) => Promise<unknown>;
};

/** What the form asks of the API; undefined when a field is missing or can't be so. */
export type FormCall = { readonly path: string; readonly body: object } | undefined;

/** How the forms of one name are answered. */
export type FormHandler = {
  readonly buildCall: (submission: Submission) => FormCall | Promise<FormCall>;
  /** The fields that the page gets back when the form is refused. No password is ever among them. */
  readonly keptFields: readonly string[];
  /** Where a form that worked leads: an own path, or an address that was checked. */
  readonly nextPath: (submission: Submission) => string;
};
