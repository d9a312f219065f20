import type { HostPorts, PageConfig } from '@afterglow/shared-contracts';
import { createCodeRegistry } from '../federation/code-registry.ts';
import { createFederationRuntime } from '../federation/federation-runtime.ts';
import { createReleaseFinder } from '../federation/fetch-release.ts';
import { createHostHooks, installHostHooks } from '../federation/host-hooks.ts';
import { createReleaseRefLoader } from '../federation/load-known.ts';
import { createReleaseLoader } from '../federation/load-release.ts';
import { createProbe } from '../federation/probe.ts';
import type { RemoteEntry } from '../live-set/remotes-of.ts';
import { sendReport } from '../ports/reports.ts';
import { Slot } from '../slots/slot.ts';

/** Everything between a version in the live set and its code on the screen; created once per page. */
export function createSlotFactory(
  ports: HostPorts,
  config: PageConfig,
  isCalling: () => boolean,
): (remote: RemoteEntry) => Slot {
  const { codeLoadLimitMs: limitMs } = config;
  const code = createCodeRegistry();
  const hooks = createHostHooks(code, limitMs);
  installHostHooks(hooks);
  const runtime = createFederationRuntime({ integrityOf: hooks.integrityOf, limitMs });
  const findRelease = createReleaseFinder(limitMs);
  const loadRelease = createReleaseLoader({ runtime, code, probe: createProbe(limitMs), limitMs });
  const load = createReleaseRefLoader(loadRelease, findRelease);
  const common = { load, findRelease, ports, report: sendReport, limitMs, isCalling };
  return (remote) => new Slot(remote, { remote: remote.name, ...common });
}
