/** Tests the live streams and playlists with third-party programs: ffprobe, mpv, VLC, and Icecast as a relay. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { API_PREFIX, BRAND, operations } from '@afterglow/shared-contracts';
import { CACHE_DIR } from '../paths.ts';
import { ICECAST_PORT, RADIO_PORT } from '../ports.ts';
import { log } from '../say.ts';
import { startIcecast } from './icecast.ts';
import { RELAY_TOKEN } from './live-settings.ts';
import { playWithMpv, playWithVlc, probe } from './players.ts';
import { ensurePrograms } from './programs.ts';
import { type RadioService, startRadio } from './radio-service.ts';
import { sameSound } from './same-sound.ts';

const FOLDER = path.join(CACHE_DIR, 'radio');
const MOUNTS = { low: 96_000, mid: 128_000, high: 320_000 } as const;

ensurePrograms(['icecast2', 'ffprobe', 'mpv', 'cvlc']);
mkdirSync(FOLDER, { recursive: true });
const radio = await startRadio({ folder: FOLDER, port: RADIO_PORT, relayToken: RELAY_TOKEN });
const place = { port: ICECAST_PORT, serviceUrl: radio.origin, relayToken: RELAY_TOKEN, listeners: 100, asks: true };
const icecast = await startIcecast(place);
try {
  await tryStreams(radio);
  await tryPlaylists(radio);
  await tryRelay(radio, icecast.origin);
  await tryLasting(radio, icecast.origin);
} finally {
  await icecast.stop();
  await radio.stop();
}

async function tryStreams(service: RadioService): Promise<void> {
  for (const [mount, bitRate] of Object.entries(MOUNTS) as [keyof typeof MOUNTS, number][]) {
    const format = probe(await service.streamUrl('deep', mount));
    check(format.format_name === 'mp3' && Number(format.bit_rate) === bitRate, `ffprobe: ${mount} is ${bitRate} bit/s`);
  }
  const { tags } = probe(await service.streamUrl('deep', 'low'));
  check(tags?.['icy-name'] === `${BRAND} Deep`, 'ffprobe: the name of the station');
}

async function tryPlaylists(service: RadioService): Promise<void> {
  const authorization = `Bearer ${await service.logIn()}`;
  const response = await fetch(`${service.origin}${API_PREFIX}/stations/deep/player-addresses`, {
    headers: { authorization },
  });
  const addresses = operations.getPlayerAddresses.response.parse(await response.json());
  for (const address of [addresses.m3u, addresses.pls]) {
    const before = await titleOnAir(service);
    const [mpv, vlc] = [playWithMpv(address), playWithVlc(address)];
    // Another mix may have started in the meantime.
    const titles = [before, await titleOnAir(service)];
    const isShown = (output: string) => titles.some((title) => output.includes(title));
    const format = new URL(address).pathname.slice(-'.xxx'.length);
    check(mpv.ok && mpv.output.includes('48000Hz'), `mpv: plays the ${format} playlist`, mpv.output);
    check(isShown(mpv.output), `mpv: shows the title, from the ${format} playlist`, mpv.output);
    check(vlc.ok && vlc.output.includes(decodedBy('low')), `VLC: plays the ${format} playlist`, vlc.output);
    check(isShown(vlc.output), `VLC: shows the title, from the ${format} playlist`, vlc.output);
  }
}

/** VLC's description of the decoded audio. */
function decodedBy(mount: keyof typeof MOUNTS): string {
  return `MPGA channels:2 samplerate:48000 bitrate:${MOUNTS[mount] / 1000}`;
}

async function tryRelay(service: RadioService, relay: string): Promise<void> {
  const own = new URL(await service.streamUrl('deep', 'low'));
  const relayed = `${relay}/deep/low.mp3${own.search}`;
  check((await statusOf(relayed)) === 200, 'Icecast: lets a listener in whom the service allows');
  check((await statusOf(`${relay}/deep/low.mp3?token=made.up`)) === 401, 'Icecast: refuses a made-up token');
  check((await statusOf(`${relay}/deep/high.mp3${own.search}`)) === 401, 'Icecast: refuses another mount');
  const { tags } = probe(relayed);
  check(tags?.StreamTitle === (await titleOnAir(service)), 'Icecast: relays the title');
  check(await sameSound(own.href, relayed), 'Icecast: relays the very bytes');
}

/** The permanent URLs of a Premium member. */
async function tryLasting(service: RadioService, relay: string): Promise<void> {
  const own = await service.lastingAddresses('deep');
  for (const [name, address] of Object.entries(own)) {
    const mpv = playWithMpv(address);
    check(mpv.ok && mpv.output.includes('48000Hz'), `mpv: plays the lasting ${name}`, mpv.output);
    const vlc = playWithVlc(address);
    check(vlc.ok && vlc.output.includes(decodedBy('high')), `VLC: plays the lasting ${name}`, vlc.output);
  }
  const { tags, bit_rate: rate } = probe(own.stream);
  check(Number(rate) === MOUNTS.high, 'ffprobe: the lasting stream is of the best quality');
  check(tags?.StreamTitle === (await titleOnAir(service)), 'ffprobe: the title of the lasting stream');
  const head = await fetch(own.stream, { method: 'HEAD' });
  check(head.ok && !head.headers.has('set-cookie'), 'HEAD: answered, without a cookie');
  const { search } = new URL(own.stream);
  const relayed = `${relay}/deep/high.mp3${search}`;
  check((await statusOf(relayed)) === 200, 'Icecast: lets in who has a lasting address');
  const vlc = playWithVlc(relayed);
  check(vlc.ok && vlc.output.includes(decodedBy('high')), 'VLC: plays it from the relay', vlc.output);
  check((await statusOf(`${relay}/chill/high.mp3${search}`)) === 401, 'Icecast: refuses it for another channel');
  await service.endLastingAddresses();
  check((await statusOf(own.stream)) === 403, 'an address that was ended plays no longer');
  check((await statusOf(relayed)) === 401, 'Icecast: refuses one that was ended');
}

async function titleOnAir({ origin }: RadioService): Promise<string> {
  const answer: unknown = await (await fetch(`${origin}${API_PREFIX}/stations`)).json();
  const item = operations.listStations.response.parse(answer)['deep']?.nowPlaying[0];
  return `${item?.mixes.artist.title ?? ''} - ${item?.mixes.title ?? ''}`.replaceAll("'", '’');
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.body?.cancel();
  return response.status;
}

function check(isRight: boolean, what: string, output = ''): void {
  log(`${isRight ? '✓' : '✗'} ${what}`);
  if (isRight) return;
  if (output !== '') log(output);
  process.exitCode = 1;
}
