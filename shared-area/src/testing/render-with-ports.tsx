import { DataProvider } from '@afterglow/shared-data/react';
import { PortsProvider } from '@afterglow/shared-ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestHost, type PortsOptions, type TestHost } from '../fixtures/create-test-host.ts';

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
