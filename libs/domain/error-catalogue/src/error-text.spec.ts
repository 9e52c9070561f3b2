import { languageTags } from '@pasar/markets';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { errorCodes } from './index.ts';
import { textIds } from './text-ids.data.ts';
import en from './translations/en.json' with { type: 'json' };

describe('texts for shoppers', () => {
  it.each([
    [errorCodes.OUT_OF_STOCK, 'en', 'This is sold out.'],
    [errorCodes.OUT_OF_STOCK, 'th', 'สินค้าหมดแล้ว'],
    [errorCodes.LOGIN_FAILED, 'pt-BR', 'Nome de usuário ou senha incorretos.'],
    [errorCodes.INTERNAL_ERROR, 'en', 'Something went wrong. Try again.'],
    [424242, 'pl', 'Coś poszło nie tak. Spróbuj ponownie.'],
    [95500999, 'fr', 'Une erreur est survenue. Réessayez.'],
  ] as const)('of %d in %s: %s', (code, language, text) => expect(errorText(code, language)).toBe(text));

  it('are translated, except in recently added languages', () => {
    const others = languageTags.filter((language) => language !== 'en');
    const same = others.filter(
      (each) => errorText(errorCodes.OUT_OF_STOCK, each) === errorText(errorCodes.OUT_OF_STOCK, 'en'),
    );
    expect(others.length - same.length).toBeGreaterThanOrEqual(12);
  });

  it('have no unused entries', () => {
    const used = new Set<string>([...Object.values(textIds), 'generic']);
    expect(Object.keys(en).filter((id) => !used.has(id))).toEqual([]);
  });
});
