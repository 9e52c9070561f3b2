import { createFakeHttp, loadingSetup, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { CheckoutPayment, Payment } from '@pasar/payment-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import failure from './failure/failure-screen.ts';
import { FailureScreen } from './failure/FailureScreen.tsx';
import mpp from './mpp/mpp-screen.ts';
import { MppScreen } from './mpp/MppScreen.tsx';
import { aCheckout, aPayment, savedCards } from './payment.examples.ts';
import payment from './payment/payment-screen.ts';
import { PaymentScreen } from './payment/PaymentScreen.tsx';
import selection from './selection/selection-screen.ts';
import { SelectionScreen } from './selection/SelectionScreen.tsx';
import step from './step/step-screen.ts';
import { StepScreen } from './step/StepScreen.tsx';

const mppInput = { route: 'mpp', params: { checkoutId: 9 }, query: '' } as const;
const paymentInput = { route: 'payment', params: { payment_id: 5 }, query: '' } as const;
const selectionInput = { route: 'payment-selection', params: {}, query: '' } as const;
const stepInput = { route: 'payment-fixed-account', params: {}, query: 'payment_id=5' } as const;
const failureInput = {
  route: 'payment-failure',
  params: { error: 'insufficient-funds' },
  query: '',
} as const;

const paymentPageParameters = (checkout: CheckoutPayment) => ({
  ...{ screen: mpp, input: mppInput, at: '/mpp/9' },
  http: createFakeHttp({ '/api/v4/payment/checkout': () => checkout }),
});
const paymentParameters = (answer: () => unknown) => ({
  ...{ screen: payment, input: paymentInput, at: '/payment/5' },
  http: createFakeHttp({
    '/api/v4/payment/detail': answer,
    '/api/v4/payment/checkout': () => aCheckout({ state: 'paid' }),
  }),
});
const stepParameters = (found: Payment) => ({
  ...{ screen: step, input: stepInput, at: '/payment/fixed-account?payment_id=5' },
  http: createFakeHttp({ '/api/v4/payment/detail': () => found }),
});

const meta: Meta = {
  title: 'Screens/Payment',
  render: () => <PaymentScreen input={paymentInput} />,
  parameters: { layout: 'fullscreen', screenSetup: paymentParameters(() => aPayment({ state: 'unknown' })) },
};
export default meta;

type Story = StoryObj;

const toPay: Story = { render: () => <MppScreen input={mppInput} /> };

/** Two orders that are paid together. */
export const ToPay: Story = { ...toPay, parameters: { screenSetup: paymentPageParameters(aCheckout()) } };
export const ToPayOnAPhone: Story = { ...ToPay, globals: { viewport: { value: 'phone' } } };
/** A payment was started: continue or cancel it. */
export const Started: Story = {
  ...toPay,
  parameters: { screenSetup: paymentPageParameters(aCheckout({ payment: aPayment() })) },
};

/** The payment methods; one is unavailable for this amount. */
export const Methods: Story = {
  render: () => <SelectionScreen input={selectionInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: selection, input: selectionInput, at: '/payment-selection-page' },
      http: createFakeHttp({ '/api/v4/payment/methods': () => ({ methods: aCheckout().methods }) }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Choose a payment method first.')).toBeVisible();
  },
};

const withCards = aCheckout({ cards: savedCards });
const cardSelectionInput = { ...selectionInput, query: 'checkoutid=9' } as const;
const cardsSetup = {
  ...{ screen: selection, input: cardSelectionInput, at: '/payment-selection-page?checkoutid=9' },
  http: createFakeHttp({ '/api/v4/payment/checkout': () => withCards }),
};

/** The default card is chosen; another one is entered on the provider's page. */
export const SavedCards: Story = {
  render: () => <SelectionScreen input={cardSelectionInput} />,
  parameters: { screenSetup: cardsSetup },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
    await userEvent.click(canvas.getByText('Another card'));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
export const SavedCardsOnAPhone: Story = {
  render: () => <SelectionScreen input={cardSelectionInput} />,
  parameters: { screenSetup: cardsSetup },
  globals: { viewport: { value: 'phone' } },
};
/** Two orders that are paid by a saved card. */
export const ToPayBySavedCard: Story = {
  ...toPay,
  parameters: { screenSetup: paymentPageParameters(withCards) },
};

/** The outcome is not known yet. */
export const Waiting: Story = {};
export const WaitingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The shopper left before accepting the wallet's terms. */
export const LeftHalfway: Story = {
  parameters: { screenSetup: paymentParameters(() => aPayment({ step: { kind: 'agreement' } })) },
};
export const CodeToScan: Story = {
  parameters: {
    screenSetup: paymentParameters(() =>
      aPayment({
        ...{ method: 'qr', scheme: 'PayNow' },
        step: { kind: 'qr', content: 'pay:5', demo_url: '/sandbox' },
      }),
    ),
  },
};
/** Two orders of two shops. */
export const Paid: Story = {
  parameters: { screenSetup: paymentParameters(() => aPayment({ state: 'paid' })) },
};
export const Failed: Story = {
  parameters: {
    screenSetup: paymentParameters(() => aPayment({ state: 'failed', reason: 'wallet-balance' })),
  },
};
/** Another member's payment is not found. */
export const NoSuchPayment: Story = {
  parameters: { screenSetup: paymentParameters(() => refused(errorCodes.NOT_FOUND, { status: 404 })) },
};

/** The bank account and the exact amount to transfer. */
export const Transfer: Story = {
  render: () => <StepScreen input={stepInput} />,
  parameters: {
    screenSetup: stepParameters(
      aPayment({
        method: 'bank-transfer',
        step: {
          ...{ kind: 'transfer', bank_name: 'Harbour Bank', account_number: '7519 0095 4874' },
          ...{ account_name: 'Pasar Sandbox', reference: 'PSR954874', demo_url: '/sandbox' },
        },
      }),
    ),
  },
};

/** Why it failed; without a checkout to pay again. */
export const Failure: Story = {
  render: () => <FailureScreen input={failureInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: failure, input: failureInput, at: '/payment/failure/insufficient-funds' },
      http: createFakeHttp({}),
    },
  },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
