/** A typical edit, and the tasks that it may trigger. */
export type Change = {
  readonly what: string;
  readonly file: string;
  readonly line: string;
  /** Whether the edit may trigger a task. */
  readonly mayRun: (task: string) => boolean;
};

const isOwnCheck =
  (project: string) =>
  (task: string): boolean =>
    [`${project}:lint`, `${project}:typecheck`, `${project}:test`].includes(task);

export const changes: readonly Change[] = [
  {
    what: 'a README',
    file: 'libs/domain/badge-rules/README.md',
    line: 'A sentence more.',
    mayRun: () => false,
  },
  {
    what: 'a spec',
    file: 'libs/domain/badge-rules/src/index.spec.ts',
    line: '// A comment more.',
    mayRun: isOwnCheck('@pasar/badge-rules'),
  },
  {
    what: 'a story',
    file: 'libs/ui/item-card/src/ItemCard.stories.tsx',
    line: '// A comment more.',
    mayRun: (task) => isOwnCheck('@pasar/item-card')(task) || task.startsWith('@pasar/storybook:'),
  },
  {
    what: 'a domain library that few use',
    file: 'libs/domain/universal-link/src/index.ts',
    line: '// A comment more.',
    mayRun: (task) => !task.endsWith(':lint') || task === '@pasar/universal-link:lint',
  },
];
