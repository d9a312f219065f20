import type { HostPorts } from '@afterglow/shared-contracts';
import { buildStation, createFakePorts, type FakePorts } from '@afterglow/shared-contracts/testing';
import { PortsProvider } from '@afterglow/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { App } from '../app/app.tsx';

/** The first page of a run is compiled before it is drawn. */
const FIRST_PAGE_MS = 4000;
/** Nothing is laid out here: all that a list has reached is in a window as tall as this. */
const TALL_PX = 100_000;

type Options = NonNullable<Parameters<typeof createFakePorts>[0]> & {
  readonly path: string;
  /** True: what is asked for may still be on its way. */
  readonly isLoading?: boolean;
};

/** The area at an address, with a catalogue that has nothing in it unless `answers` say so. */
export async function openPage({ path, session, answers = {}, isLoading = false }: Options): Promise<FakePorts> {
  Object.defineProperty(window, 'innerHeight', { value: TALL_PX, configurable: true });
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
      listRelatedMixes: () => ({ data: [] }),
      listFavorites: () => ({ data: [] }),
      ...answers,
    },
  });
  await act(async () => {
    render(<Area ports={ports} />);
  });
  if (isLoading) return ports;
  const noneIsLoading = () => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  await waitFor(noneIsLoading, { timeout: FIRST_PAGE_MS });
  return ports;
}

function Area({ ports }: { readonly ports: HostPorts }) {
  return (
    <PortsProvider ports={ports}>
      <App />
    </PortsProvider>
  );
}

export function fourStations() {
  return {
    chill: buildStation('chill'),
    classics: buildStation('classics'),
    deep: buildStation('deep'),
    afterglow: buildStation('afterglow'),
  };
}
