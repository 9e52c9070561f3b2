import type { ErrorKind } from './should-report.ts';

const kindsByName: Readonly<Record<string, ErrorKind>> = {
  AbortError: 'abort',
  TimeoutError: 'timeout',
  NetworkError: 'network',
  ModuleError: 'script-load',
  ChunkLoadError: 'script-load',
};

/** What browsers say of a script that did not come, and of a request that got no answer; each in its own words. */
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

/** The name and message of whatever was thrown: anything may be. */
export const describeThrown = (thrown: unknown): { name: string; message: string; stack: string } => {
  if (typeof thrown !== 'object' || thrown === null)
    return { name: 'Thrown', message: String(thrown), stack: '' };
  const { name, message, stack } = thrown as Partial<Record<'name' | 'message' | 'stack', unknown>>;
  return { name: toText(name) || 'Thrown', message: toText(message), stack: toText(stack) };
};

/** The code of a request that took too long (doc1 §8). */
const requestTimeoutCode = -99;

/** A failed call of the store, thrown by whoever waited for its answer: no browser's error, and without a stack. */
const classifyFailedCall = (thrown: unknown): ErrorKind | undefined => {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown) || !('status' in thrown))
    return undefined;
  if (thrown.code === requestTimeoutCode) return 'timeout';
  return thrown.status === 0 ? 'network' : undefined;
};

/**
 * Where an error came from, by its name and by browsers' words.
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
