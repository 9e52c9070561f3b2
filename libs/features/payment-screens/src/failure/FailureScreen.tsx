import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { FailurePanel } from '../shared/FailurePanel.tsx';
import { readId } from '../shared/payment-paths.ts';

/** Shows why a payment failed, by the reason in the URL. An unknown reason counts as a refusal by the bank. */
export function FailureScreen({ input }: ScreenComponentProps<'payment-failure'>): ReactElement {
  return <FailurePanel reason={input.params.error} checkoutId={readId(input.query, 'checkoutid')} />;
}
