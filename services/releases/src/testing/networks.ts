import { REPORTS_PATH, type ReleaseReport } from '@afterglow/shared-contracts';
import { isAmong, newPart } from '../registry/live-views/index.ts';
import type { TestRegistry } from './test-registry.ts';

type Address = string;

/** This many subnets, each as one IP; those of another block differ. */
export function subnets(count: number, block = 0): readonly Address[] {
  return Array.from({ length: count }, (_, index) => `10.${block}.${index}.7`);
}

/** The cookie of a browser inside or outside an area's first percent of visitors. */
export function partCookie(remote: string, percent: number, isMember: boolean): string {
  const part = newPart();
  return isAmong(part, remote, percent) === isMember ? `afterglow_part=${part}` : partCookie(remote, percent, isMember);
}

/** Browsers of other subnets, for a registry that trusts X-Forwarded-For. */
export function createClientsOnOtherSubnets(registry: () => TestRegistry) {
  const from = (address: Address) => ({ 'x-forwarded-for': address });

  async function get(address: Address, path: string, headers: Record<string, string> = {}): Promise<number> {
    const answer = await registry().fetch(path, {
      headers: { accept: 'text/html', ...headers, ...from(address) },
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  async function report(address: Address, body: ReleaseReport): Promise<number> {
    const headers = { 'content-type': 'application/json', ...from(address) };
    const answer = await registry().fetch(REPORTS_PATH, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status;
  }

  return {
    get,
    report,
    /** Opens a page of the site from each. */
    async open(addresses: readonly Address[], headers: Record<string, string> = {}): Promise<void> {
      for (const address of addresses) await get(address, '/radio', headers);
    },
  };
}
