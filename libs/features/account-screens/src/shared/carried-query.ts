/** @spec auth-query-carry doc1 §2.2: what goes along from one sign-in page to the next. */
const carried = ['next', 'from', 'from_source', 'type', 'acquisition_source'] as const;

/** The part of a query that the other sign-in page gets as well, as `buildPath` takes it. */
export function carriedQuery(query: string): Record<string, string> {
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    carried.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
