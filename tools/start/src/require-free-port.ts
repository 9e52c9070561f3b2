import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is on an address that this machine does not have',
};

/** Throws `StartError`, with a suggestion, if the port is not available. */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `cannot be used (${error.message})`;
      reject(new StartError(`Port ${port} ${reason}. Choose another: PORT=${port + 1} npm start`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
