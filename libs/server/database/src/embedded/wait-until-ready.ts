import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const readyLine = 'database system is ready to accept connections';
const maxKeptLines = 20;

/**
 * Waits until PostgreSQL says on its error stream that it is ready. Rejects with its last words when it ends before.
 * Goes on reading for as long as PostgreSQL speaks: a full pipe would halt it.
 */
export function waitUntilReady(child: ChildProcess): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    child.stderr?.on('error', reject);
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > maxKeptLines) lines.shift();
      if (line.includes(readyLine)) resolve();
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
  });
}
