import type { ImportGraph } from './read-imports.ts';

/** Returns every import cycle as a path from a file back to itself. */
export function findImportCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];

  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    path.push(file);
    graph.get(file)?.forEach(visit);
    path.pop();
    finished.add(file);
  };
  [...graph.keys()].forEach(visit);
  return cycles;
}
