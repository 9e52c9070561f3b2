import { ModuleError } from '../page-loading/module-error.ts';

/**
 * Reports what an error boundary caught like an uncaught error, to the console and the page log. That a page's
 * module cannot load offline is no fault: the screen says so, and loads the page when the connection is back.
 */
export function reportCaughtError(error: unknown, isOnline: boolean): void {
  if (!isOnline && error instanceof ModuleError) return;
  reportError(error);
}
