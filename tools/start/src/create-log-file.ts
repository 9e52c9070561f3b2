import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export type LogFile = {
  readonly write: (text: string | Uint8Array) => void;
};

export type LogFileOptions = {
  readonly path: string;
  /** Maximum size of a file; then it is renamed to `path.1`, and `path.1` to `path.2`. */
  readonly maxBytes: number;
  /** The number of rotated files to keep. */
  readonly keptFiles: number;
};

function readSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function rotate({ path, keptFiles }: LogFileOptions): void {
  rmSync(`${path}.${keptFiles}`, { force: true });
  for (let number = keptFiles - 1; number > 0; number -= 1) {
    if (readSize(`${path}.${number}`) > 0) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
  }
  renameSync(path, `${path}.1`);
}

/** Creates a rotating log that only its owner can read. A full disk loses lines, but has no other effect. */
export function createLogFile(options: LogFileOptions): LogFile {
  mkdirSync(dirname(options.path), { recursive: true });
  let size = readSize(options.path);
  const append = (text: string | Uint8Array) => {
    const length = Buffer.byteLength(text);
    if (size > 0 && size + length > options.maxBytes) {
      rotate(options);
      size = 0;
    }
    appendFileSync(options.path, text, { mode: 0o600 });
    size += length;
  };
  return {
    write: (text) => {
      try {
        append(text);
      } catch {
        // The store continues without its log.
      }
    },
  };
}
