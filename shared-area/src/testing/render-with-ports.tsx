import type { BusEvent } from '@afterglow/shared-contracts';
import { createFakePorts, type FakePorts } from '@afterglow/shared-contracts/testing';
import { DataProvider } from '@afterglow/shared-data/react';
import { withWrites } from '@afterglow/shared-data/testing';
import { PortsProvider } from '@afterglow/shared-ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** The session, and the service's responses. */
export type PortsOptions = Omit<NonNullable<Parameters<typeof createFakePorts>[0]>, 'path'>;

/** The host of a test, and everything that was sent over its bus. */
export interface TestHost extends FakePorts {
  readonly events: readonly BusEvent[];
}

/** A host without a shell, with the listener at `path`. */
export function createTestHost(path: string, options: PortsOptions): TestHost {
  const fakes = createFakePorts({ path, ...options });
  const ports = { ...fakes, data: withWrites(fakes.data, fakes.session) };
  const events: BusEvent[] = [];
  ports.bus.events$.subscribe((event) => events.push(event));
  return { ...ports, events };
}

/** Renders part of a page, or a modal's content, as its area would: on the real data layer over a fake service. */
export function renderWithPorts(content: ReactNode, options: PortsOptions = {}): TestHost {
  const host = createTestHost('/', options);
  render(
    <PortsProvider ports={host}>
      <DataProvider ports={host}>{content}</DataProvider>
    </PortsProvider>,
  );
  return host;
}
