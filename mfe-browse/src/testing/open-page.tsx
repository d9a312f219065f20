import type { HostPorts } from '@afterglow/shared-contracts';
import { buildStation, createFakePorts, type FakePorts } from '@afterglow/shared-contracts/testing';
import { PortsProvider } from '@afterglow/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { App } from '../app/app.tsx';

type Options = NonNullable<Parameters<typeof createFakePorts>[0]> & { readonly path: string };

/** The area at an address, with a catalogue that has nothing in it unless `answers` say so. */
export async function openPage({ path, session, answers = {} }: Options): Promise<FakePorts> {
  const ports = createFakePorts({
    path,
    ...(session && { session }),
    answers: {
      listBanners: () => ({ data: [] }),
      listMixes: () => ({ data: [] }),
      listArtists: () => ({ data: [] }),
      listGenres: () => ({ data: [] }),
      listPlaylists: () => ({ data: [] }),
      listPlaylistMixes: () => ({ data: [] }),
      listStations: () => ({ data: fourStations() }),
      ...answers,
    },
  });
  await act(async () => {
    render(<Area ports={ports} />);
  });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  return ports;
}

function Area({ ports }: { readonly ports: HostPorts }) {
  return (
    <PortsProvider ports={ports}>
      <App />
    </PortsProvider>
  );
}

function fourStations() {
  return {
    chill: buildStation('chill'),
    classics: buildStation('classics'),
    deep: buildStation('deep'),
    afterglow: buildStation('afterglow'),
  };
}
