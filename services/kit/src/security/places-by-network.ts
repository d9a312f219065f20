import { networkOfAddress } from './network-of-address.ts';

/** Counts each network's open connections, which are limited; addresses are those that callers come from. */
export interface PlacesByNetwork {
  isFull(address: string): boolean;
  /** The returned function gives the place back. */
  take(address: string): () => void;
}

/** `mostOfOne` is how many connections one network may have open at once. */
export function createPlacesByNetwork(mostOfOne: number): PlacesByNetwork {
  const taken = new Map<string, number>();
  const countOf = (network: string) => taken.get(network) ?? 0;
  return {
    isFull: (address) => countOf(networkOfAddress(address)) >= mostOfOne,
    take(address) {
      const network = networkOfAddress(address);
      taken.set(network, countOf(network) + 1);
      return () => {
        const left = countOf(network) - 1;
        if (left === 0) taken.delete(network);
        else taken.set(network, left);
      };
    },
  };
}
