import type { Kyc } from '@pasar/account-api/profile';
import { createFakeHttp, failedPlace, loadingPlace, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import document from './document/document-screen.ts';
import { DocumentScreen } from './document/DocumentScreen.tsx';
import kyc from './kyc/kyc-screen.ts';
import { KycScreen } from './kyc/KycScreen.tsx';
import { aKyc, aProfile, createProfileHttp } from './profile.examples.ts';
import taxId from './tax-id/tax-id-screen.ts';
import { TaxIdScreen } from './tax-id/TaxIdScreen.tsx';

type Changes = Parameters<typeof aProfile>[0];

const taxIdPlace = (changes: Changes = {}, answers: FakeAnswers = {}) => ({
  ...{ screen: taxId, input: { route: 'user-account-tax-id', params: {}, query: '' } as const },
  at: '/user/account/tax-id',
  http: createProfileHttp(aProfile(changes), answers),
});
const documentPlace = (changes: Changes = {}, answers: FakeAnswers = {}) => ({
  ...{ screen: document, input: { route: 'user-account-dni', params: {}, query: '' } as const },
  at: '/user/account/dni',
  http: createProfileHttp(aProfile(changes), answers),
});
const kycPlace = (found: Kyc, answers: FakeAnswers = {}) => ({
  ...{ screen: kyc, input: { route: 'user-account-kyc', params: {}, query: '' } as const },
  at: '/user/account/kyc',
  http: createFakeHttp({ '/api/v4/account/kyc/get': () => found, ...answers }),
});

const meta: Meta = {
  title: 'Screens/Documents',
  render: () => <TaxIdScreen />,
  parameters: { layout: 'fullscreen', place: taxIdPlace() },
};
export default meta;

type Story = StoryObj;

/** The toolbar's market decides which number is asked for. */
export const TaxNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('UEN')).toBeVisible();
    await expect(canvas.getByText('Example: 00192200M')).toBeVisible();
  },
};

export const TaxNumberInBrazil: Story = {
  parameters: { place: taxIdPlace({ tax_id: '•••.•••.247-25' }) },
  globals: { market: 'BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('CPF / CNPJ')).toBeVisible();
    await expect(canvas.getByText('Saved: •••.•••.247-25')).toBeVisible();
  },
};

export const TaxNumberSaved: Story = {
  parameters: { place: taxIdPlace({}, { '/api/v4/account/management/change_tax_id': () => ({}) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('UEN'), '00192200M');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    await expect(canvas.getByLabelText('UEN')).toHaveValue('');
  },
};

/** Another member's number. */
export const TaxNumberTaken: Story = {
  parameters: {
    place: taxIdPlace(
      {},
      {
        '/api/v4/account/management/change_tax_id': () =>
          refused(errorCodes.TAX_ID_EXISTS, {
            status: 409,
            error_msg:
              'This tax number is already in use. Check it, or contact customer service if it’s yours.',
          }),
      },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('UEN'), '00192200M');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already in use');
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await expect(canvas.getByLabelText('UEN')).toHaveValue('00192200M');
  },
};

const toDocument: Story = { render: () => <DocumentScreen />, parameters: { place: documentPlace() } };

/** Singapore asks for none. */
export const NoDocument: Story = {
  ...toDocument,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No document needed')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const DocumentInMexico: Story = {
  ...toDocument,
  globals: { market: 'MX' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('CURP')).toBeVisible();
    await expect(canvas.getByLabelText('Name as on the document')).toHaveValue('Budi Santoso');
  },
};

export const DocumentInArgentina: Story = {
  ...toDocument,
  globals: { market: 'AR', language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('DNI')).toBeVisible();
  },
};

export const DocumentInThai: Story = { ...toDocument, globals: { market: 'TH', language: 'th' } };

export const DocumentWrong: Story = {
  ...toDocument,
  parameters: {
    place: documentPlace(
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

const toKyc: Story = { render: () => <KycScreen />, globals: { market: 'BR' } };

/** The smallest WebP image. */
const pixel = { content: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA' };

/** A form without all pictures cannot be sent. */
export const KycToSend: Story = {
  ...toKyc,
  parameters: { place: kycPlace(aKyc()) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: 'Add picture' })).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText('Name as on the document'), 'Budi Santoso');
    await userEvent.type(canvas.getByLabelText('CPF'), '529.982.247-25');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for review' }));
    await expect(await canvas.findByText('Add all pictures first.')).toBeVisible();
  },
};
export const KycToSendOnAPhone: Story = {
  ...toKyc,
  parameters: { place: kycPlace(aKyc()) },
  globals: { market: 'BR', viewport: { value: 'phone' } },
};

export const KycInReview: Story = {
  ...toKyc,
  parameters: {
    place: kycPlace(
      aKyc({
        ...{ status: 'in-review', name: 'Budi Santoso', number: '•••.•••.247-25' },
        pictures: ['front', 'back', 'selfie'],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’re checking your document')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A shopper who came from the checkout goes on with it. */
export const KycSentFromTheCheckout: Story = {
  ...toKyc,
  parameters: {
    place: {
      ...kycPlace(
        aKyc({
          ...{ status: 'in-review', name: 'Budi Santoso', number: '•••.•••.247-25' },
          pictures: ['front', 'back', 'selfie'],
        }),
      ),
      at: '/user/account/kyc?next=%2Fcheckout',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/checkout');
  },
};

export const KycApprovedNothingToSend: Story = {
  ...toKyc,
  parameters: {
    place: kycPlace(
      aKyc({
        ...{ status: 'approved', name: 'Budi Santoso', number: '•••.•••.247-25' },
        pictures: ['front', 'back', 'selfie'],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your identity is confirmed')).toBeVisible();
  },
};

/** The pictures are still there and can be replaced. */
export const KycRefused: Story = {
  ...toKyc,
  parameters: {
    place: kycPlace(
      aKyc({
        ...{
          status: 'refused',
          refusal_reason: 'unreadable-picture',
          name: 'Budi Santoso',
          number: '•••.•••.247-25',
        },
        pictures: ['front', 'back', 'selfie'],
      }),
      { '/api/v4/account/kyc/picture': () => pixel },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t confirm your identity')).toBeVisible();
    await expect(canvas.getByText(/^A picture is blurred/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Front of the document' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Replace picture' })).toHaveLength(3);
  },
};

export const KycTooManyTries: Story = {
  ...toKyc,
  parameters: {
    place: kycPlace(aKyc({ name: 'Budi Santoso', pictures: ['front', 'back', 'selfie'] }), {
      '/api/v4/account/kyc/picture': () => pixel,
      '/api/v4/account/kyc/submit': () =>
        refused(errorCodes.KYC_TOO_MANY_ATTEMPTS, {
          status: 429,
          retry_after: 86_400,
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('CPF'), '529.982.247-25');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for review' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 24 h.');
  },
};
export const Loading: Story = { parameters: { place: loadingPlace } };
export const NotLoaded: Story = { parameters: { place: failedPlace } };
