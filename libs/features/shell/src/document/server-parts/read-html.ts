import type { PipeableStream } from 'react-dom/server';

/** As much of a stream as React needs of one that takes everything at once. */
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

/** The document of a finished rendering. Long texts are taken as they are: a real stream would encode and decode them. */
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
