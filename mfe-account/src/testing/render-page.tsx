import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createEventBus, type BusEvent, type HostPorts, type SessionState } from '@afterglow/shared-contracts';
import {
  createFakeDataPort,
  createFakeNavigationPort,
  createFakeSessionPort,
} from '@afterglow/shared-contracts/testing';
import { DataProvider } from '@afterglow/shared-data/react';
import { PortsProvider } from '@afterglow/shared-ui';

interface PageOptions {
  readonly session?: SessionState;
  readonly data?: ReturnType<typeof createFakeDataPort>;
}

/** Draws a page as the shell would, with fake ports, and remembers what it sent over the bus. */
export function renderPage(page: ReactNode, { session, data = createFakeDataPort() }: PageOptions = {}) {
  const bus = createEventBus();
  const events: BusEvent[] = [];
  bus.events$.subscribe((event) => events.push(event));
  const sessionPort = createFakeSessionPort(session);
  const navigation = createFakeNavigationPort('/');
  // No page of this area asks the player.
  const ports = { bus, data, navigation, session: sessionPort } as unknown as HostPorts;
  render(
    <PortsProvider ports={ports}>
      <DataProvider ports={ports}>{page}</DataProvider>
    </PortsProvider>,
  );
  return { events, session: sessionPort, navigation, data };
}
