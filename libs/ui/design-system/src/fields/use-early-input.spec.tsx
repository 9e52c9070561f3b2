// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

type FormProps = { readonly onSend: (text: string) => void };

function ControlledField({ onSend }: FormProps): ReactElement {
  const [text, setText] = useState('');
  return (
    <form onSubmit={() => onSend(text)}>
      <TextField label="Carrier" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </form>
  );
}

function ControlledArea({ onSend }: FormProps): ReactElement {
  const [text, setText] = useState('');
  return (
    <form onSubmit={() => onSend(text)}>
      <TextArea label="Reply" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </form>
  );
}

/** Types into the server's HTML of a form, hydrates and submits it; returns what the field shows and what was sent. */
async function typeEarly(Form: (props: FormProps) => ReactElement, typed: string) {
  const sent: string[] = [];
  const form = <Form onSend={(text) => sent.push(text)} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  const field = container.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (!field?.form) throw new Error('The form has no field.');
  field.value = typed;
  render(form, { container, hydrate: true });
  fireEvent.submit(field.form);
  await waitFor(() => expect(sent).toHaveLength(1));
  return [field.value, sent[0]];
}

const forms = { ControlledField, ControlledArea };

it.each(Object.entries(forms))('keeps what was typed before hydration: %s', async (_, Form) =>
  expect(await typeEarly(Form, 'Post')).toEqual(['Post', 'Post']),
);

it.each(Object.entries(forms))('changes nothing where nothing was typed: %s', async (_, Form) =>
  expect(await typeEarly(Form, '')).toEqual(['', '']),
);
