import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../arrange/Stack.tsx';
import { Container } from '../arrange/Container.tsx';
import { Countdown } from './Countdown.tsx';
import { Image } from './Image.tsx';
import { Barcode } from './Barcode.tsx';
import { PaperLabel } from './PaperLabel.tsx';
import { pictureUrl } from './picture-url.ts';
import { Price } from './Price.tsx';
import { QrCode } from './QrCode.tsx';
import { RatingStars } from './RatingStars.tsx';
import { ReturnReason } from './ReturnReason.tsx';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });

const meta: Meta<typeof Price> = {
  title: 'Design system/Commerce',
  component: Price,
  args: { price: sgd(3990), before: sgd(5990), discount: 33, size: 'xl' },
};
export default meta;

type Story = StoryObj<typeof Price>;

export const Discounted: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Price key={size} price={sgd(3990)} before={sgd(5990)} discount={33} size={size} />
      ))}
    </Stack>
  ),
};

/** Every currency in its market's format; changes with the toolbar's market and language. */
export const Currencies: Story = {
  render: () => (
    <Stack>
      {[
        'SGD',
        'IDR',
        'MYR',
        'PHP',
        'TWD',
        'THB',
        'VND',
        'BRL',
        'MXN',
        'COP',
        'CLP',
        'ARS',
        'EUR',
        'PLN',
        'INR',
      ].map((currency) => (
        <Price
          key={currency}
          price={{ amount: 1234500, currency }}
          priceMax={{ amount: 1534500, currency }}
        />
      ))}
    </Stack>
  ),
};

export const PlainSum: Story = { args: { tone: 'plain', before: null, discount: 0, size: 'lg' } };

export const Ratings: Story = {
  render: () => (
    <Stack>
      {[0, 0.6, 2.5, 3.4, 4.8, 5].map((rating) => (
        <RatingStars key={rating} rating={rating} size="md" />
      ))}
      <RatingStars rating={4.8} look="one" />
    </Stack>
  ),
};

export const Pictures: Story = {
  render: () => (
    <Container width="form">
      <Stack>
        <Image picture="kettle" alt="A red kettle" rounded priority />
        <Image src="/no-such-picture.webp" alt="A picture that cannot be had" rounded />
      </Stack>
    </Container>
  ),
};

/** No minute ends while its picture is compared: at most two digits differ. */
export const TimeLeft: Story = { render: () => <Countdown remainingSeconds={3 * 3600 + 2 * 60 + 59} /> };

/** Dark on white in either colour scheme, as scanners expect. */
export const Codes: Story = {
  render: () => (
    <Stack>
      <PaperLabel>
        <Barcode number="SP12345678SG" />
      </PaperLabel>
      <QrCode text="https://pasar.example/buyer/login/qr" label="QR code that signs you in" />
    </Stack>
  ),
};

export const ReasonForAReturn: Story = {
  render: () => (
    <Stack>
      <ReturnReason
        reason="It arrived damaged"
        note={'The lid is cracked.\nThe rest is fine.'}
        photos={[{ href: pictureUrl('kettle', 320), alt: 'Photo 1' }]}
        reply={{ title: 'Reply of the seller', text: 'We are sorry, and will send a new lid.' }}
      />
    </Stack>
  ),
};
