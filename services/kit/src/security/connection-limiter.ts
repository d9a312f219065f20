import { subnetOf } from './subnet.ts';

/** Limits each subnet's open connections; addresses are client IPs. */
export interface ConnectionLimiter {
  isFull(address: string): boolean;
  /** Returns a disposer that frees the slot. */
  take(address: string): () => void;
}

/** `maxPerSubnet` is how many connections one subnet may have open at the same time. */
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
