/**
 * Returns what may be logged about an error: its kind and where it was thrown. Its message and fields may contain an address,
 * and so what a visitor searched for.
 */
export function describePageError(error: unknown): string {
  if (!(error instanceof Error)) return 'A page could not be made: something else than an error was thrown';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`A page could not be made: ${error.name}`, ...places].join('\n');
}
