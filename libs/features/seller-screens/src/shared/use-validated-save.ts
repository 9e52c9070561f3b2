import { useState } from 'react';

/** What reading a form returns: the request to send, or what is wrong with the values. */
type ReadForm<Request, Problem> = { readonly request: Request } | { readonly problems: readonly Problem[] };

/**
 * Saves a form's values if they are valid.
 *
 * @param read Reads and validates the current values.
 * @param onSave Receives the request of valid values.
 * @returns the problems of the last attempt, and the form's `onSubmit`, which says whether the values were valid.
 */
export function useValidatedSave<Request, Problem>(
  read: () => ReadForm<Request, Problem>,
  onSave: (request: Request) => void,
): { readonly problems: readonly Problem[]; readonly submit: () => boolean } {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const submit = () => {
    const result = read();
    if ('problems' in result) {
      setProblems(result.problems);
      return false;
    }
    setProblems([]);
    onSave(result.request);
    return true;
  };
  return { problems, submit };
}
