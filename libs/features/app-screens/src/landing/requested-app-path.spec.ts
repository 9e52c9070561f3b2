import { expect, it } from 'vitest';
import { requestedAppPath } from './requested-app-path.ts';

it.each([
  ['', undefined],
  ['path=%2Fcoins', '/coins'],
  ['path=%2Fshop_detail%2F3%3Fa%3D1', '/shop_detail/3?a=1'],
  ['path=%2F%2Fevil.example', undefined],
  ['path=%2F%5Cevil.example', undefined],
  ['path=https%3A%2F%2Fevil.example', undefined],
  ['path=javascript%3A1', undefined],
  ['path=%2F', undefined],
])('%s opens %s', (query, expected) => expect(requestedAppPath(query)).toBe(expected));
