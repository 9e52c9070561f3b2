import { createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import importScreen from './import/import-screen.ts';
import { checkedImport, importedFile, runningImport, unreadableImport } from './import/imports.examples.ts';
import { ImportScreen } from './import/ImportScreen.tsx';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const input = { route: 'seller-import', params: {}, query: '' } as const;

const withAnswers = (list: () => unknown) => ({
  ...{ screen: importScreen, input, at: '/portal/products/import' },
  http: createFakeHttp({
    [ownShopPath]: () => anOwnShop(),
    '/api/v4/seller/import/list': list,
  }),
});
const withImports = (...imports: readonly object[]) => ({ screenSetup: withAnswers(() => ({ imports })) });

const meta: Meta = {
  title: 'Screens/Seller import',
  render: () => <ImportScreen />,
  parameters: { layout: 'fullscreen', ...withImports(checkedImport, importedFile) },
};
export default meta;

type Story = StoryObj;

/** A checked file with errors by row, and an earlier import. */
export const Checked: Story = {};
export const CheckedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NoImports: Story = { parameters: withImports() };
export const Running: Story = { parameters: withImports(runningImport, importedFile) };
/** The file as a whole could not be read. */
export const UnreadableFile: Story = { parameters: withImports(unreadableImport) };
export const ListFailed: Story = {
  parameters: { screenSetup: withAnswers(() => refused(errorCodes.PARAM, { status: 500 })) },
};
