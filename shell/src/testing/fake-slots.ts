import type { HostPorts, LiveRemote, ReleaseReport } from '@afterglow/shared-contracts';
import { buildLiveRelease } from '@afterglow/shared-contracts/testing';
import { Slot } from '../slots/slot.ts';
import { createFakeLoader, type FakeLoader } from './fake-loader.ts';

export interface FakeSlots {
  readonly loader: FakeLoader;
  readonly reports: readonly ReleaseReport[];
  readonly create: (remote: LiveRemote) => Slot;
}

/** Real slots over a loader whose loads the test settles. */
export function createFakeSlots(): FakeSlots {
  const loader = createFakeLoader();
  const reports: ReleaseReport[] = [];
  return {
    loader,
    reports,
    create: (remote) =>
      new Slot(remote, {
        remote: remote.name,
        load: loader.load,
        findRelease: async (name, version) => buildLiveRelease(name, { version }),
        ports: {} as HostPorts, // the fake remotes ask nothing of the host
        report: (report) => void reports.push(report),
        limitMs: 1000,
      }),
  };
}
