import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema/database.ts';

const valueName = Symbol('valueName');
type Placeholder = { readonly [valueName]: string; readonly [Symbol.toPrimitive]: () => never };

/** Stands for a value while the query is built. Throws when the query computes with it. */
const createPlaceholder = (name: string): Placeholder => ({
  [valueName]: name,
  [Symbol.toPrimitive]: () => {
    throw new TypeError(`A prepared query passes ${name} on unchanged: compute it before.`);
  },
});

const isPlaceholder = (value: unknown): value is Placeholder =>
  typeof value === 'object' && value !== null && valueName in value;

/** Returns placeholders by name, for whichever names the query reads. */
const createPlaceholders = <Values extends object>(): Values =>
  new Proxy({} as Values, {
    get: (_, name) => createPlaceholder(String(name)),
    ownKeys: () => {
      throw new TypeError('A prepared query reads its values by name.');
    },
  });

type QueryBuilder<Values, Row> = (db: Kysely<Database>, values: Values) => Compilable<Row>;

/**
 * Builds and compiles a frequent query once, on its first use; building it costs about as much as sending it. `build` must pass
 * its values on as parameters: they are not known yet.
 */
export function prepareQuery<Values extends object, Row>(build: QueryBuilder<Values, Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: Kysely<Database>, values: Values): Promise<Row[]> => {
    compiled ??= build(db, createPlaceholders<Values>()).compile();
    const parameters = compiled.parameters.map((parameter) =>
      isPlaceholder(parameter) ? values[parameter[valueName] as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
