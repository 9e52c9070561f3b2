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
  const decoder = new TextDecoder();
  const texts: string[] = [];
  pipe(
    createCollector((chunk) =>
      texts.push(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })),
    ) as never,
  );
  return texts.join('');
}
