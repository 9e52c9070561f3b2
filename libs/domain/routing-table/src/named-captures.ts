import type { ParamType } from './param-type.ts';
import type { RouteMatch } from './route-table.ts';

/** The parameters of a matched route by name; absent optional ones are omitted. */
export const namedCaptures = <Value>(
  { leaf, captures }: RouteMatch,
  read: (type: ParamType, raw: string) => Value,
): Record<string, Value> => {
  const named: Record<string, Value> = {};
  for (let at = 0; at < captures.length; at += 1) {
    const param = leaf.params[at];
    if (param) named[param.name] = read(param.type, captures[at] ?? '');
  }
  return named;
};
