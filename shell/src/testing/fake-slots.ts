import type { HostPorts, ReleaseReport } from '@afterglow/shared-contracts';
import { buildLiveRelease, createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import type { FindRelease } from '../federation/fetch-release.ts';
import type { RemoteEntry } from '../live-set/remotes-of.ts';
import { Slot } from '../slots/slot.ts';
import { createReleaseRefLoader } from '../federation/load-known.ts';
import { createFakeLoader, type FakeLoader } from './fake-loader.ts';

export interface FakeSlots {
  readonly loader: FakeLoader;
  /** The reports about versions. */
  readonly reports: readonly ReleaseReport[];
  /** "begun 1.0.0", "load 1.0.0" and so on. */
  readonly reported: readonly string[];
  isCalling: boolean;
  readonly navigation: ReturnType<typeof createFakeNavigationPort>;
  readonly create: (remote: RemoteEntry) => Slot;
}

/** Real slots over a loader whose loads the test settles. */
export function createFakeSlots(limitMs = 1000): FakeSlots {
  const loader = createFakeLoader();
  const reports: ReleaseReport[] = [];
  const reported: string[] = [];
  const navigation = createFakeNavigationPort('/radio');
  const findRelease: FindRelease = async (name, version) => buildLiveRelease(name, { version });
  const load = createReleaseRefLoader(loader.load, findRelease);
  const fakes: FakeSlots = {
    loader,
    reports,
    reported,
    isCalling: false,
    navigation,
    create: (remote) =>
      new Slot(remote, {
        remote: remote.name,
        load,
        findRelease,
        ports: { navigation } as unknown as HostPorts, // the fake remotes use nothing else of the host
        report(report) {
          reported.push(`${report.kind} ${report.version}`);
          if (report.kind !== 'begun' && report.kind !== 'left') reports.push(report);
        },
        limitMs,
        isCalling: () => fakes.isCalling,
      }),
  };
  return fakes;
}
