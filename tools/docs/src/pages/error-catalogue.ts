import { errorConditions, errorFamilies, errorRows } from '@pasar/error-catalogue';
import type { Page, Section } from '../markdown.ts';
import { code } from '../markdown.ts';

const toWords = (text: string): string => text.replaceAll('-', ' ');

const families: Section[] = errorFamilies
  .map((family): Section => {
    const rows = errorRows.filter((row) => row.family === family);
    return {
      title: `Family ${family}`,
      head: ['Code', 'Name', 'Meaning', 'HTTP', 'Who meets it can', 'Worth a retry', 'Reported'],
      rows: rows.map(({ code: number, name, meaning, status, userAction, retryable, reported }) => [
        code(number),
        code(name),
        meaning,
        status,
        userAction === 'none' ? '' : toWords(userAction),
        retryable,
        reported,
      ]),
    };
  })
  .filter(({ rows }) => rows.length > 0);

export const errorsPage: Page = {
  name: 'error-catalogue',
  title: 'Errors',
  about: 'Every code that a call may answer with, and the failures that have none.',
  sections: [
    ...families,
    {
      title: 'Failures without a code',
      head: ['Name', 'Family', 'Shows as', 'What happens'],
      rows: errorConditions.map(({ name, family, surface, behaviour }) => [
        code(name),
        family,
        surface === 'none' ? '' : surface,
        behaviour,
      ]),
    },
  ],
};
