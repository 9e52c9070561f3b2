import { existsSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Links a new package into node_modules, so that it can be imported without `npm install`. */
export function linkPackage(workspace: string, name: string, root: string): void {
  const link = join(workspace, 'node_modules', name);
  if (!existsSync(link)) symlinkSync(relative(dirname(link), join(workspace, root)), link, 'junction');
}
