/** Loopback addresses as sockets report them. */
export const loopbackAddresses: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export const isLoopback = (address: string): boolean => loopbackAddresses.includes(address);
