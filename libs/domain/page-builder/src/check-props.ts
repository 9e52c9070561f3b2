import { isObject } from '@pasar/json';
import { allowedTarget } from '@pasar/routing-table';
import type { ComponentField, ComponentFields } from './component-fields.ts';
import { componentTypes } from './components.data.ts';
import type { ComponentType } from './components.data.ts';

/** A problem with a field: its path (`links.0.link`), a code, and the limit if there is one. */
export type PropsProblem = {
  readonly path: string;
  readonly problem: 'missing' | 'unknown' | 'type' | 'too-long' | 'range' | 'choice' | 'link';
  readonly bound?: number | string;
};

const pictureId = /^[A-Za-z0-9_-]{1,64}$/;
const isLength = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;
const isPicture = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  pictureId.test(value['id']) &&
  isLength(value['width']) &&
  isLength(value['height']);

const checkText = (path: string, value: unknown, max: number): PropsProblem[] => {
  if (typeof value !== 'string' || value.trim() === '') return [{ path, problem: 'type' }];
  return value.length > max ? [{ path, problem: 'too-long', bound: max }] : [];
};

/** Whether a text is a path of this store, as a browser would interpret it. */
const isOwnPath = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  allowedTarget({ target: value, kind: 'next' }).allowed;

const checkInteger = (path: string, value: unknown, min: number, max: number): PropsProblem[] => {
  if (!Number.isSafeInteger(value)) return [{ path, problem: 'type' }];
  const number = Number(value);
  return number < min || number > max ? [{ path, problem: 'range', bound: `${min}–${max}` }] : [];
};

const checkList = (path: string, value: unknown, max: number, fields: ComponentFields): PropsProblem[] => {
  if (!Array.isArray(value)) return [{ path, problem: 'type' }];
  if (value.length === 0 || value.length > max) return [{ path, problem: 'range', bound: `1–${max}` }];
  return value.flatMap((each: unknown, index) => checkFields(`${path}.${index}.`, each, fields));
};

function checkField(path: string, value: unknown, field: ComponentField): PropsProblem[] {
  switch (field.kind) {
    case 'text':
    case 'html':
      return checkText(path, value, field.max);
    case 'picture':
      return isPicture(value) ? [] : [{ path, problem: 'type' }];
    case 'link':
      return isOwnPath(value) ? [] : [{ path, problem: 'link' }];
    case 'time':
      return checkInteger(path, value, 0, 8.64e15);
    case 'integer':
      return checkInteger(path, value, field.min, field.max);
    case 'choice':
      return field.of.some((one) => one === value)
        ? []
        : [{ path, problem: 'choice', bound: field.of.join(', ') }];
    case 'list':
      return checkList(path, value, field.max, field.fields);
  }
}

function checkFields(prefix: string, value: unknown, fields: ComponentFields): PropsProblem[] {
  if (!isObject(value)) return [{ path: prefix.replace(/\.$/, ''), problem: 'type' }];
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): PropsProblem => ({ path: prefix + name, problem: 'unknown' }));
  const known = Object.entries(fields).flatMap(([name, field]): PropsProblem[] => {
    const prop = value[name];
    if (prop !== undefined) return checkField(prefix + name, prop, field);
    return field.required ? [{ path: prefix + name, problem: 'missing' }] : [];
  });
  return [...unknown, ...known];
}

/** Returns every problem with a component's properties; an empty list if it can be shown. */
export const checkProps = (type: ComponentType, props: unknown): readonly PropsProblem[] =>
  checkFields('', props, componentTypes[type]);
