import { profileApi } from '@pasar/account-api/profile';
import type { ApiError } from '@pasar/base-api';
import { Dialog, ErrorState, Skeleton } from '@pasar/design-system';
import { describeError } from '@pasar/error-catalogue';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IdentityProof } from './IdentityProof.tsx';

type Answer = { readonly error?: unknown };

export type IdentityDialog = {
  /** Makes a call; if it requires proof of identity, asks for that and repeats the call. */
  readonly run: <Result extends Answer>(call: () => Promise<Result>) => Promise<Result>;
  readonly dialog: ReactElement;
};

const needsProof = ({ error }: Answer): boolean =>
  error !== undefined && describeError((error as ApiError).code).name === 'IDENTITY_PROOF_NEEDED';

/** For controls that change sign-in methods: opens the identity proof when the server requires one. */
export function useIdentityDialog(): IdentityDialog {
  const { t } = useTranslation('auth-forms');
  const [question, setQuestion] = useState<{ readonly answer: (isProved: boolean) => void }>();
  const ask = () => new Promise<boolean>((answer) => setQuestion({ answer }));
  const end = (isProved: boolean) => {
    question?.answer(isProved);
    setQuestion(undefined);
  };
  return {
    run: async (call) => {
      const result = await call();
      return needsProof(result) && (await ask()) ? call() : result;
    },
    dialog: (
      <Dialog open={question !== undefined} onOpenChange={() => end(false)} title={t('step_title')}>
        {question ? <LoadedProof onProved={() => end(true)} /> : null}
      </Dialog>
    ),
  };
}

function LoadedProof({ onProved }: { readonly onProved: () => void }): ReactElement {
  const { data, isError, isFetching, refetch } = profileApi.useGetProfileQuery();
  if (data) return <IdentityProof profile={data} onProved={onProved} />;
  return isError ? (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <Skeleton shape="block" />
  );
}
