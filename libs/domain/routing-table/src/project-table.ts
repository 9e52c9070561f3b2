import { compileTable } from './compile-table.ts';
import { routes } from './routes.ts';

/** The project's table, made ready once. */
export const routeTable = compileTable(routes);
