import { isOutdatedClient } from '@pasar/cart';
import { ApiError } from '@pasar/http-server';

type ClientCall = {
  readonly body: { readonly client_source?: number };
  readonly readHeader: (name: string) => string | undefined;
};

/** Throws the code for a native app that must be updated before it changes a cart. */
export function requireCurrentClient({ body, readHeader }: ClientCall, code: number): void {
  if (isOutdatedClient({ clientSource: body.client_source, userAgent: readHeader('user-agent') }))
    throw new ApiError(code, 'This version of the app must be updated.');
}
