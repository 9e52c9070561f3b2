/** Kinds of rows that must all be implemented in reached code or listed as waiting. */
export const countedKinds = ['rules', 'constants', 'errors', 'calls', 'screens', 'entities'] as const;
