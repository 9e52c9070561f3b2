import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aProfile, createProfileHttp } from '../profile.examples.ts';
import document from './document-screen.ts';
import { DocumentScreen } from './DocumentScreen.tsx';

type Changes = Parameters<typeof aProfile>[0];

const documentSetup = (changes: Changes = {}, answers: FakeAnswers = {}) => ({
  ...{ screen: document, input: { route: 'user-account-dni', params: {}, query: '' } as const },
  at: '/user/account/dni',
  http: createProfileHttp(aProfile(changes), answers),
});

const meta: Meta = {
  title: 'Screens/Identity document',
  render: () => <DocumentScreen />,
  parameters: { layout: 'fullscreen', screenSetup: documentSetup() },
};
export default meta;

type Story = StoryObj;

/** Singapore asks for none. */
export const NoDocument: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No document needed')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const DocumentInMexico: Story = {
  globals: { market: 'MX' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('CURP')).toBeVisible();
    await expect(canvas.getByLabelText('Name as on the document')).toHaveValue('Budi Santoso');
  },
};

export const DocumentInArgentina: Story = {
  globals: { market: 'AR', language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('DNI')).toBeVisible();
  },
};

export const DocumentInThai: Story = { globals: { market: 'TH', language: 'th' } };

export const DocumentWrong: Story = {
  parameters: {
    screenSetup: documentSetup(
      { document: { kind: 'nif', number: '••••2315-K', name: 'Budi Santoso' } },
      {
        '/api/v4/account/identity/save_document': () =>
          refused(errorCodes.DOCUMENT_INVALID, {
            status: 422,
            error_msg: 'This document number is incorrect. Check it and try again.',
          }),
      },
    ),
  },
  globals: { market: 'ES' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('NIF / NIE'), '54362315-A');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/This document number is incorrect/)).toBeVisible();
    await expect(canvas.getByText('Saved: ••••2315-K')).toBeVisible();
  },
};
