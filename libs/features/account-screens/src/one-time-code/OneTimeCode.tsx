import type { CodePurpose } from '@pasar/account';
import type { CodeChannel } from '@pasar/markets';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { AuthCall } from '../shared/use-auth-call.ts';
import { CodeForm } from './CodeForm.tsx';
import type { CodeAnswer } from './CodeForm.tsx';
import { RecipientForm } from './RecipientForm.tsx';
import type { SentCode } from './sent-code.ts';

export type OneTimeCodeProps = {
  readonly purpose: CodePurpose;
  readonly channels: readonly CodeChannel[];
  readonly call: AuthCall<CodeAnswer>;
  readonly submitLabel: ReactNode;
};

/** Sends a one-time code and submits it. */
export function OneTimeCode({ purpose, channels, call, submitLabel }: OneTimeCodeProps): ReactElement {
  const [sent, setSent] = useState<SentCode>();
  const [isChanging, setIsChanging] = useState(false);
  const onSent = (code: SentCode) => {
    setSent(code);
    setIsChanging(false);
  };
  if (!sent || isChanging) return <RecipientForm {...{ purpose, channels, onSent }} typed={sent} />;
  return (
    <CodeForm
      {...{ purpose, sent, call, submitLabel, onSent }}
      onChangeRecipient={() => setIsChanging(true)}
    />
  );
}
