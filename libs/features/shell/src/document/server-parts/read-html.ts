import type { PipeableStream } from 'react-dom/server';

/** The part of a writable stream that React needs, for a consumer without backpressure. */
const createCollector = (add: (chunk: string | Uint8Array) => void) => ({
  write: (chunk: string | Uint8Array): boolean => {
    add(chunk);
    return true;
  },
  end: () => undefined,
  destroy: (error?: unknown) => {
    throw error;
  },
  on: () => undefined,
});

/** Reads a finished rendering into a string, without the encoding and decoding of a real stream. */
export function readHtml(pipe: PipeableStream['pipe']): string {
  let decoder: TextDecoder | undefined;
  const texts: string[] = [];
  // The server's build writes texts only (tools/vite/server-markup.ts).
  const decode = (chunk: Uint8Array): string =>
    (decoder ??= new TextDecoder()).decode(chunk, { stream: true });
  pipe(createCollector((chunk) => texts.push(typeof chunk === 'string' ? chunk : decode(chunk))) as never);
  return texts.join('');
}
