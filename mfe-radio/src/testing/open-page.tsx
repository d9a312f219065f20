import { CHANNEL_IDS, type HostPorts } from '@afterglow/shared-contracts';
import { buildStation, createFakePorts, type FakePorts } from '@afterglow/shared-contracts/testing';
import { PortsProvider } from '@afterglow/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { App } from '../app/app.tsx';

type Options = NonNullable<Parameters<typeof createFakePorts>[0]> & { readonly path: string };

/** The area at an address, with four channels that play something, and nothing else unless `answers` say so. */
export async function openPage({ path, session, answers = {} }: Options): Promise<FakePorts> {
  const ports = createFakePorts({
    path,
    ...(session && { session }),
    answers: {
      listStations: () => ({ data: stationsById() }),
      listStationPlaylists: () => ({ data: [] }),
      listMixes: () => ({ data: [] }),
      listArtists: () => ({ data: [] }),
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

/** In an order that is not the one to be shown. */
function stationsById() {
  const [chill, classics, deep, afterglow] = CHANNEL_IDS;
  return {
    [afterglow]: buildStation(afterglow),
    [deep]: buildStation(deep),
    [classics]: buildStation(classics),
    [chill]: buildStation(chill),
  };
}
