// @vitest-environment happy-dom
import { createFakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aProfile } from '../profile.examples.ts';
import profile from '../profile/profile-screen.ts';

afterEach(cleanup);

const upload = '/api/v4/account/profile/upload_portrait';
const mebibyte = 1024 * 1024;

/** A file of a type and a size, without the bytes. */
const aFile = (type: string, size: number): File =>
  Object.defineProperty(new File(['x'], 'me', { type }), 'size', { value: size });

it.each([
  ['of 50 MB', aFile('image/png', 50 * mebibyte), 'larger than 10 MB'],
  ['that is a text', aFile('text/plain', 1), 'isn’t a picture'],
  ['that may hold scripts', aFile('image/svg+xml', 1), 'isn’t a picture'],
])('says what is wrong with a file %s, and sends nothing', async (_, file, text) => {
  const http = createFakeHttp({ '/api/v4/account/profile/get': () => aProfile() });
  const input = { route: 'user-account-profile', params: {}, query: '' } as const;
  const view = await renderScreen(profile, { http, at: '/user/account/profile', input });
  const field = view.container.querySelector('input[type=file]');
  fireEvent.change(field!, { target: { files: [file] } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
  expect(http.sentTo(upload)).toEqual([]);
});
