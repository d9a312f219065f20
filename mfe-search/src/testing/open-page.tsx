import type { HostPorts, SearchResults } from '@afterglow/shared-contracts';
import { createFakePorts, type FakePorts } from '@afterglow/shared-contracts/testing';
import { PortsProvider } from '@afterglow/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { App } from '../app/app.tsx';

type Options = NonNullable<Parameters<typeof createFakePorts>[0]> & { readonly path: string };

export const NOTHING_FOUND: SearchResults = { Artists: [], Shows: [], Episodes: [], Mixes: [] };

/** The area at an address; a search finds nothing unless `answers` say so. */
export async function openPage({ path, answers = {} }: Options): Promise<FakePorts> {
  const ports = createFakePorts({ path, answers: { search: () => ({ data: NOTHING_FOUND }), ...answers } });
  await act(async () => {
    render(<Area ports={ports} />);
  });
  await waitUntilLoaded();
  return ports;
}

export async function waitUntilLoaded() {
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
}

function Area({ ports }: { readonly ports: HostPorts }) {
  return (
    <PortsProvider ports={ports}>
      <App />
    </PortsProvider>
  );
}
