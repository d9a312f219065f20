import { subnetOf } from './subnet.ts';

/** Counts each network's open connections, which are limited; addresses are those that callers come from. */
export interface ConnectionLimiter {
  isFull(address: string): boolean;
  /** The returned function gives the place back. */
  take(address: string): () => void;
}

/** `maxPerSubnet` is how many connections one network may have open at once. */
export function createConnectionLimiter(maxPerSubnet: number): ConnectionLimiter {
  const taken = new Map<string, number>();
  const countOf = (network: string) => taken.get(network) ?? 0;
  return {
    isFull: (address) => countOf(subnetOf(address)) >= maxPerSubnet,
    take(address) {
      const network = subnetOf(address);
      taken.set(network, countOf(network) + 1);
      return () => {
        const left = countOf(network) - 1;
        if (left === 0) taken.delete(network);
        else taken.set(network, left);
      };
    },
  };
}
