import { CHANNEL_IDS, createEventBus, showIdSchema, type ChannelId } from '@afterglow/shared-contracts';
import { buildMix, buildStation, buildStationPlaylistItem, createFakePorts } from '@afterglow/shared-contracts/testing';
import { createDataLayer } from '@afterglow/shared-data';
import { PortsProvider } from '@afterglow/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { remote } from '../area.ts';

interface FakeSocket {
  onmessage: ((message: { data: string }) => void) | null;
  close(): void;
}

afterEach(() => jest.restoreAllMocks());

const showOf = (station: ChannelId, title: string) =>
  buildStationPlaylistItem({ station, mixes: buildMix({ show: { id: showIdSchema.parse(1), title } }) });

/** The page of all channels on the real data layer, with a socket that the test controls. */
async function openRadio() {
  const sockets: FakeSocket[] = [];
  jest.spyOn(globalThis, 'WebSocket').mockImplementation(() => {
    const socket: FakeSocket = { onmessage: null, close: () => undefined };
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  const asked: string[] = [];
  const stations = Object.fromEntries(CHANNEL_IDS.map((id) => [id, buildStation(id)]));
  const layer = createDataLayer({
    bus: createEventBus(),
    baseUrl: 'https://service.test',
    fetch: async (input) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return new Response(JSON.stringify(stations), { headers: { 'content-type': 'application/json' } });
    },
  });
  const ports = { ...createFakePorts({ path: '/radio' }), data: layer.data };
  render(
    <PortsProvider ports={ports}>
      <remote.App />
    </PortsProvider>,
  );
  await act(() => remote.loadPage('/radio'));
  await screen.findByRole('list', { name: 'Channels' });
  const push = (items: readonly object[]) =>
    act(async () => sockets[0]?.onmessage?.({ data: JSON.stringify({ nowPlaying: items }) }));
  return { sockets, asked, push, dispose: layer.dispose };
}

const tile = (id: ChannelId) => screen.getByRole('link', { name: buildStation(id).title }).closest('article');

test('[RADIO-035] [RADIO-036] one push for all stations updates each channel tile, by one socket and no request', async () => {
  const { sockets, asked, push, dispose } = await openRadio();
  const calls = asked.length;
  await push(CHANNEL_IDS.toReversed().map((id) => showOf(id, `Show of ${id}`)));
  for (const id of CHANNEL_IDS) await waitFor(() => expect(tile(id)).toHaveTextContent(`Show of ${id}`));
  await push([showOf('deep', 'Late shift')]);
  await waitFor(() => expect(tile('deep')).toHaveTextContent('Late shift'));
  expect(tile('chill')).toHaveTextContent('Show of chill');
  expect(sockets).toHaveLength(1);
  expect(asked).toHaveLength(calls);
  dispose();
});
