import type { ErrorKind } from './should-report.ts';

const kindsByName: Readonly<Record<string, ErrorKind>> = {
  AbortError: 'abort',
  TimeoutError: 'timeout',
  NetworkError: 'network',
  ModuleError: 'script-load',
  ChunkLoadError: 'script-load',
};

/** Browser-specific messages for scripts that failed to load and for requests without a response. */
const kindsByMessage: readonly (readonly [words: string, kind: ErrorKind])[] = [
  ['dynamically imported module', 'script-load'],
  ['importing a module script failed', 'script-load'],
  ['unable to preload css', 'script-load'],
  ['failed to fetch', 'network'],
  ['load failed', 'network'],
  ['networkerror when attempting', 'network'],
  ['network request failed', 'network'],
  ['network connection was lost', 'network'],
  ['appears to be offline', 'network'],
  ['the operation was aborted', 'abort'],
  ['cancelled', 'abort'],
  ['timed out', 'timeout'],
];

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Name, message and stack of any thrown value. */
export const describeThrown = (thrown: unknown): { name: string; message: string; stack: string } => {
  if (typeof thrown !== 'object' || thrown === null)
    return { name: 'Thrown', message: String(thrown), stack: '' };
  const { name, message, stack } = thrown as Partial<Record<'name' | 'message' | 'stack', unknown>>;
  return { name: toText(name) || 'Thrown', message: toText(message), stack: toText(stack) };
};

/** The error code of a request timeout (doc1 §8). */
const requestTimeoutCode = -99;

/** A failed API call: not a browser error, and without a stack. */
const classifyFailedCall = (thrown: unknown): ErrorKind | undefined => {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown) || !('status' in thrown))
    return undefined;
  if (thrown.code === requestTimeoutCode) return 'timeout';
  return thrown.status === 0 ? 'network' : undefined;
};

/**
 * Classifies an error by its name and by known browser messages.
 *
 * @spec error-reporting-ignore
 */
export const classifyError = (thrown: unknown): ErrorKind => {
  const ofCall = classifyFailedCall(thrown);
  if (ofCall) return ofCall;
  const { name, message } = describeThrown(thrown);
  const words = message.toLowerCase();
  const named = Object.hasOwn(kindsByName, name) ? kindsByName[name] : undefined;
  return named ?? kindsByMessage.find(([part]) => words.includes(part))?.[1] ?? 'other';
};
