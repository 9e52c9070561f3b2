/** The value of a text of JSON, or what is wrong with it. */
export function parseJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This is not JSON.' };
  }
}
