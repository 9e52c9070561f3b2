/** Parses JSON; returns the value or the problem. */
export function tryParseJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This is not JSON.' };
  }
}
