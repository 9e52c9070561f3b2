/** Kinds of rows of which every single one is implemented in reached code, or listed as waiting. */
export const countedKinds = ['rules', 'constants', 'errors', 'calls', 'screens', 'entities'] as const;
