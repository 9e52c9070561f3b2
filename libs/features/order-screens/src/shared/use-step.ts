import { useWords } from '@pasar/design-system';
import { useShowFailure, useToast } from '@pasar/screen-kit';

/** The id of a call in the error catalogue. */
export type StepCall = Parameters<ReturnType<typeof useShowFailure>>[0]['call'];

type Step = {
  readonly call: StepCall;
  /** The toast on success; none by default. */
  readonly done?: string;
  /** The message if the error has no text of its own. */
  readonly failed?: string;
  readonly onError?: (error: unknown) => void;
};

/** Runs a call and shows the outcome. Resolves to its data; undefined on failure. */
export function useStep(): <Data>(
  sending: Promise<{ readonly data?: Data; readonly error?: unknown }>,
  step: Step,
) => Promise<Data | undefined> {
  const toast = useToast();
  const words = useWords();
  const showFailure = useShowFailure();
  return async (sending, { call, done, failed, onError }) => {
    const { data, error } = await sending;
    if (error) {
      onError?.(error);
      showFailure({ call, error, fallbackMessage: failed ?? words('error_text') });
      return undefined;
    }
    if (done !== undefined) toast({ message: done, kind: 'success' });
    return data;
  };
}
