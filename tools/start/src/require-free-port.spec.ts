import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePort } from './require-free-port.ts';

it('reports a port that is in use, and accepts it once it is free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`,
  );
  other.close();
  await once(other, 'close');
  await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
});

it('reports an address that does not belong to this machine', async () => {
  await expect(requireFreePort(4399, '192.0.2.1')).rejects.toThrow('does not have');
});
