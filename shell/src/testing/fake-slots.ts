import type { HostPorts, ReleaseReport } from '@afterglow/shared-contracts';
import type { LiveRemote } from '@afterglow/shared-contracts';
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
    create: ({ name, live }) =>
      new Slot(live, {
        remote: name,
        load: loader.load,
        ports: {} as HostPorts, // the fake remotes ask nothing of the host
        report: (report) => void reports.push(report),
        limitMs: 1000,
      }),
  };
}
