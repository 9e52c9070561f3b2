/** Returns the project folders of some files: `libs/ui/reviews` for `libs/ui/reviews/src/index.ts`. */
export function findProjects(files: readonly string[]): string[] {
  const project = /^(?:libs\/[^/]+\/[^/]+|(?:apps|tools|e2e)\/[^/]+)(?=\/)/;
  return [...new Set(files.flatMap((file) => project.exec(file)?.[0] ?? []))].toSorted();
}
