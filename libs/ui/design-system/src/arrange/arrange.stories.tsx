import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from '../actions/BackLink.tsx';
import { Button, ButtonLink } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Card } from './Card.tsx';
import { CardSection } from './CardSection.tsx';
import { FormPage } from './FormPage.tsx';

const meta: Meta<typeof CardSection> = {
  title: 'Design system/Arrange',
  component: CardSection,
  args: { title: 'Delivery', children: 'Standard, 2 to 4 days' },
};
export default meta;

type Story = StoryObj<typeof CardSection>;

export const Section: Story = {};

export const SectionWithAside: Story = {
  args: {
    aside: (
      <Button size="sm" variant="quiet">
        Change
      </Button>
    ),
  },
};

export const Rows: Story = {
  render: () => (
    <Card as="ul" padding="rows">
      {['Language', 'Notifications', 'Privacy'].map((name) => (
        <li key={name}>
          <ButtonLink variant="quiet" block to="/settings">
            {name}
          </ButtonLink>
        </li>
      ))}
    </Card>
  ),
};

export const Page: Story = {
  render: () => (
    <FormPage title="Enter a code" lead="Confirm it’s you to continue.">
      <TextField label="Code" />
    </FormPage>
  ),
};

export const PageWithBackLink: Story = {
  render: () => (
    <FormPage back={<BackLink to="/user/account">My account</BackLink>} title="Wallet PIN" lead="Six digits.">
      <TextField label="New PIN" />
    </FormPage>
  ),
};
