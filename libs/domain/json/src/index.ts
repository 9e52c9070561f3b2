export { isObject } from './is-object.ts';
export { parseJson } from './parse-json.ts';
