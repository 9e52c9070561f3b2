// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { importLimits } from '@pasar/item';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anOwnShop, ownShopPath } from '../shared/own-shop.examples.ts';
import importScreen from './import-screen.ts';
import { checkedImport, importedFile, runningImport, unreadableImport } from './imports.examples.ts';

const paths = {
  list: '/api/v4/seller/import/list',
  start: '/api/v4/seller/import/start',
  append: '/api/v4/seller/import/append',
  confirm: '/api/v4/seller/import/confirm',
  cancel: '/api/v4/seller/import/cancel',
};
const shop = anOwnShop();
const namespaces = [{ name: 'design-system', load: translations }];
afterEach(cleanup);

async function openImports(answers: FakeAnswers) {
  const http = createFakeHttp({ [ownShopPath]: () => shop, ...answers });
  await renderScreen(importScreen, {
    ...{ http, namespaces, at: '/portal/products/import' },
    input: { route: 'seller-import', params: {}, query: '' },
  });
  return http;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (size: number) => {
  const file = new File(['x'], 'feed.csv');
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(screen.getByLabelText('Choose file', { selector: 'input' }), {
    target: { files: [file] },
  });
};

it('sends a file in pieces, to be checked only', async () => {
  const http = await openImports({
    [paths.list]: () => ({ imports: [] }),
    [paths.start]: () => ({ ...runningImport, state: 'uploading' }),
    [paths.append]: () => runningImport,
  });
  choose(importLimits.pieceBytes + 1);
  await waitFor(() => expect(http.requests.filter(({ path }) => path === paths.append)).toHaveLength(2));
  expect(http.requests.find(({ path }) => path === paths.start)?.body).toEqual({
    ...{ file_name: 'feed.csv', size: importLimits.pieceBytes + 1, is_dry_run: true },
  });
  const pieces = http.requests.filter(({ path }) => path === paths.append);
  const type = 'application/octet-stream';
  expect(pieces.map(({ query, file }) => ({ query, type: file?.type }))).toEqual([
    { type, query: { import_id: 9, offset: 0 } },
    { type, query: { import_id: 9, offset: importLimits.pieceBytes } },
  ]);
});

it.each([
  ['empty', 0, 'This file is empty.'],
  ['too large', importLimits.maxFileBytes + 1, /larger than 20 MB/],
])('does not send a file that is %s', async (_, size, text) => {
  const http = await openImports({ [paths.list]: () => ({ imports: [] }) });
  choose(size);
  expect(screen.getByText(text)).toBeTruthy();
  expect(http.requests.map(({ path }) => path)).not.toContain(paths.start);
});

it('shows progress, and cancels', async () => {
  const http = await openImports({
    [paths.list]: () => ({ imports: [runningImport] }),
    [paths.cancel]: () => runningImport,
  });
  expect(screen.getByRole('progressbar', { name: 'Importing' })).toBeTruthy();
  expect(screen.getByText('1,200 of 4,000 rows')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose file' }).disabled).toBe(true);
  press('Cancel import');
  await waitFor(() =>
    expect(http.requests.find(({ path }) => path === paths.cancel)?.body).toEqual({ import_id: 9 }),
  );
});

it('shows errors by row as text, and imports a checked file when asked', async () => {
  const http = await openImports({
    [paths.list]: () => ({ imports: [checkedImport, importedFile] }),
    [paths.confirm]: () => runningImport,
  });
  expect(screen.getByText('Line 14')).toBeTruthy();
  expect(screen.getByText(/<b>much<\/b>/)).toBeTruthy();
  const [report] = screen.getAllByRole('link', { name: 'Download the report (CSV)' });
  expect(report?.getAttribute('href')).toBe('/api/v4/seller/import/report?import_id=10');
  press('Import now');
  await waitFor(() =>
    expect(http.requests.find(({ path }) => path === paths.confirm)?.body).toEqual({ import_id: 10 }),
  );
});

it('shows the number of a product where several share a line of the file', async () => {
  const problems = checkedImport.problems.map((problem) => ({ ...problem, line_unit: 'product' as const }));
  await openImports({ [paths.list]: () => ({ imports: [{ ...checkedImport, problems }] }) });
  expect(screen.getByText('Product 14')).toBeTruthy();
  expect(screen.queryByText('Line 14')).toBeNull();
});

it('says why a whole file failed, and offers to try again when the list fails', async () => {
  await openImports({
    [paths.list]: () => ({ imports: [unreadableImport] }),
  });
  expect(screen.getByText(/Save it as CSV/)).toBeTruthy();
  cleanup();
  await openImports({ [paths.list]: () => refused(errorCodes.PARAM, { status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
