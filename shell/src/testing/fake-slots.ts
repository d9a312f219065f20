import type { HostPorts, ReleaseReport } from '@afterglow/shared-contracts';
import { buildLiveRelease, createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import type { FindRelease } from '../federation/fetch-release.ts';
import type { KnownRemote } from '../live-set/remotes-of.ts';
import { Slot } from '../slots/slot.ts';
import { createKnownLoader } from '../federation/load-known.ts';
import { createFakeLoader, type FakeLoader } from './fake-loader.ts';

export interface FakeSlots {
  readonly loader: FakeLoader;
  readonly reports: readonly ReleaseReport[];
  readonly navigation: ReturnType<typeof createFakeNavigationPort>;
  readonly create: (remote: KnownRemote) => Slot;
}

/** Real slots over a loader whose loads the test settles. */
export function createFakeSlots(): FakeSlots {
  const loader = createFakeLoader();
  const reports: ReleaseReport[] = [];
  const navigation = createFakeNavigationPort('/radio');
  const findRelease: FindRelease = async (name, version) => buildLiveRelease(name, { version });
  const load = createKnownLoader(loader.load, findRelease);
  return {
    loader,
    reports,
    navigation,
    create: (remote) =>
      new Slot(remote, {
        remote: remote.name,
        load,
        findRelease,
        ports: { navigation } as unknown as HostPorts, // the fake remotes ask nothing else of the host
        report: (report) => void reports.push(report),
        limitMs: 1000,
      }),
  };
}
