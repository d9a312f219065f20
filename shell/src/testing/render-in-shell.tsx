import { pageConfigSchema, type HostPorts, type LiveSet } from '@afterglow/shared-contracts';
import { buildLiveSet, createFakePorts, type FakePorts } from '@afterglow/shared-contracts/testing';
import { createLocalFlags, createSafeStorage } from '@afterglow/shared-data';
import { DataProvider } from '@afterglow/shared-data/react';
import { createManualClock, type ManualClock } from '@afterglow/shared-player/testing';
import { PortsProvider } from '@afterglow/shared-ui';
import { act, render } from '@testing-library/react';
import { BehaviorSubject, NEVER } from 'rxjs';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { createRouteTable } from '../applications/route-table.ts';
import { createThemeChoice } from '../config/theme.ts';
import { createIosBanner } from '../ios-banner/ios-banner-state.ts';
import { createViews } from '../layout/views.ts';
import { createModals } from '../modals/modals.ts';
import { areaProvidingModal } from '../modals/area-providing-modal.ts';
import { createRemoteModals } from '../modals/remote-modals.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createProgress } from '../progress/progress.ts';
import { ShellProvider, type ShellServices } from '../shell-context.tsx';
import type { Slot } from '../slots/slot.ts';
import type { FakeLoader } from './fake-loader.ts';
import { createFakeSlots } from './fake-slots.ts';

export interface ShellUnderTest {
  readonly ports: FakePorts;
  readonly services: ShellServices;
  readonly clock: ManualClock;
  readonly loader: FakeLoader;
  readonly slots: ReadonlyMap<string, Slot>;
  readonly reloads: () => number;
}

type Options = NonNullable<Parameters<typeof createFakePorts>[0]> & {
  readonly liveSet?: LiveSet;
  /** Replaces those of a page in a desktop browser. */
  readonly services?: Partial<ShellServices>;
};

/** Renders components of the shell over fake ports and real slots whose code the test delivers. */
export async function renderInShell(component: ReactNode, options: Options = {}): Promise<ShellUnderTest> {
  const { liveSet = buildLiveSet(['radio', 'search']), services: own, ...rest } = options;
  const ports = createFakePorts(rest);
  const clock = createManualClock();
  const { loader, create } = createFakeSlots();
  const slots = new Map(liveSet.remotes.map((remote) => [remote.name, create(remote)]));
  let reloads = 0;
  const reload = () => void (reloads += 1);
  const storage = createSafeStorage(() => localStorage);
  const services: ShellServices = {
    applications: {
      slots$: new BehaviorSubject(slots),
      getSlots: () => slots,
      ownerOf: createRouteTable(liveSet),
      getLiveSet: () => liveSet,
    },
    notifications: createNotifications(ports.bus, clock, reload),
    modals: createModals({
      bus: ports.bus,
      clock,
      borrow: createRemoteModals({
        slotOf: (remote) => slots.get(remote),
        offeredBy: (content) => areaProvidingModal(liveSet, content),
        ports,
      }),
    }),
    progress: createProgress(clock),
    views: createViews(ports.navigation, storage),
    connection: { isOnline$: new BehaviorSubject(true), returned$: NEVER, isOnline: () => true, report: () => {} },
    iosBanner: createIosBanner({
      isIosBrowser: false,
      flags: createLocalFlags(storage, clock),
      clock,
      analytics: ports.analytics,
    }),
    theme: createThemeChoice(storage),
    config: z.parse(pageConfigSchema, {}),
    reload,
    ...own,
  };
  await act(async () => void render(<Providers ports={ports} services={services} children={component} />));
  return { ports, services, clock, loader, slots, reloads: () => reloads };
}

interface ProvidersProps {
  readonly ports: HostPorts;
  readonly services: ShellServices;
  readonly children: ReactNode;
}

function Providers({ ports, services, children }: ProvidersProps) {
  return (
    <PortsProvider ports={ports}>
      <DataProvider ports={ports}>
        <ShellProvider services={services}>{children}</ShellProvider>
      </DataProvider>
    </PortsProvider>
  );
}
