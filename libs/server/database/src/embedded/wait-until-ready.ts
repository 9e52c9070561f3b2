import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const readyLine = 'database system is ready to accept connections';
const maxKeptLines = 20;

/**
 * Waits until PostgreSQL reports on stderr that it is ready. Rejects with its output if it exits first.
 * Keeps reading stderr afterwards: a full pipe would block PostgreSQL.
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
