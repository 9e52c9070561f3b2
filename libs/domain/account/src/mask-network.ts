/** Masks an IP address so that its owner still recognises it: `203.0.113.•`, `2001:db8:…`. */
export const maskNetwork = (network: string): string => {
  const octets = network.split('.');
  if (octets.length === 4) return [...octets.slice(0, 3), '•'].join('.');
  const groups = network.split(':').filter((group) => group !== '');
  return groups.length > 2 ? `${groups.slice(0, 2).join(':')}:…` : network;
};
