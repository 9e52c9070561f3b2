import { useWords } from '@pasar/design-system';
import { useShowFailure, useToast } from '@pasar/screen-kit';

/** A call, by the name that failures are known by. */
export type StepCall = Parameters<ReturnType<typeof useShowFailure>>[0]['call'];

type Step = {
  readonly call: StepCall;
  /** What is said when it is done; nothing unless given. */
  readonly done?: string;
  /** What is said when it failed and the error has no text of its own. */
  readonly failed?: string;
};

/** Runs a call and tells how it went. Resolves with what it answered; undefined when it failed. */
export function useStep(): <Data>(
  sending: Promise<{ readonly data?: Data; readonly error?: unknown }>,
  step: Step,
) => Promise<Data | undefined> {
  const toast = useToast();
  const words = useWords();
  const showFailure = useShowFailure();
  return async (sending, { call, done, failed }) => {
    const { data, error } = await sending;
    if (error) {
      showFailure({ call, error, fallbackMessage: failed ?? words('error_text') });
      return undefined;
    }
    if (done !== undefined) toast({ message: done, kind: 'success' });
    return data;
  };
}
