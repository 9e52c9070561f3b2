import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export type LogFile = {
  readonly write: (text: string | Uint8Array) => void;
};

export type LogFileOptions = {
  readonly path: string;
  /** Before a file grows beyond so many bytes it becomes `path.1`, and `path.1` becomes `path.2`. */
  readonly maxBytes: number;
  /** How many old files are kept. */
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

/** A log that only its owner reads and that takes a bounded part of the disk. A disk that is full loses lines, and nothing else. */
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
        // The store goes on without its log.
      }
    },
  };
}
