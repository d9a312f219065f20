import { type ApiClient, createApiClient } from './api-client.ts';
import { solveCaptcha } from './solve-captcha.ts';

export interface Acknowledged {
  /** IDs of the played mixes. */
  readonly plays: number[];
  /** IDs of the favorite mixes. */
  readonly favorites: number[];
  readonly emails: string[];
  /** The last set volume, and the one in flight. */
  volume: number | undefined;
  volumeAsked: number | undefined;
}

const PASSWORD = 'a long password';
const MIXES = 400;

/** Longer than the time in which the same play is not counted again. */
const COUNTS_AGAIN_AFTER_MS = 40_000;

/** When each mix was last played, even without an acknowledgement; shared across kills. */
export type PlaysAsked = Map<number, number>;

/** Writes of four kinds in parallel, as fast as they are acknowledged, until the service is gone. */
export async function writeUntilGone(
  origin: string,
  run: number,
  asked: PlaysAsked,
  onWorking: () => void,
): Promise<Acknowledged> {
  const api = createApiClient(origin);
  const token = await api.logIn('free');
  const { data: mixes } = await api.call('listMixes', { query: { limit: MIXES } });
  const done: Acknowledged = { plays: [], favorites: [], emails: [], volume: undefined, volumeAsked: undefined };
  const mine = { token, params: { id: 1 } };
  const repeat = async (write: (turn: number) => Promise<void>) => {
    for (let turn = 0; ; turn += 1) await write(turn);
  };
  const writers = [
    repeat(async () => {
      const mix = mixes.find(({ id }) => (asked.get(id) ?? 0) < Date.now() - COUNTS_AGAIN_AFTER_MS);
      if (mix === undefined) throw new Error('Everything was played a moment ago.');
      asked.set(mix.id, Date.now());
      await api.call('addShowReach', { token, params: { id: mix.show.id }, body: { mixes_id: mix.id } });
      done.plays.push(mix.id);
      if (done.plays.length === 3) onWorking();
    }),
    repeat(async (turn) => {
      const id = 1 + ((run * 100 + turn) % MIXES);
      const favorite = { members_id: { id: 1 }, mixes_id: { id } };
      const { status } = await api.send('addFavorite', { token, params: { id: 1, type: 'mixes' }, body: favorite });
      if (status === 200) done.favorites.push(id);
    }),
    repeat(async (turn) => {
      const volume = turn % 100;
      done.volumeAsked = volume;
      await api.call('updateSettings', { ...mine, body: { volume } });
      done.volume = volume;
    }),
    repeat((turn) => signUp(api, `killed-${run}-${turn}@afterglow.example`, done)),
  ];
  await Promise.allSettled(writers);
  return done;
}

async function signUp(api: ApiClient, email: string, done: Acknowledged): Promise<void> {
  const body = { email, password: PASSWORD, username: email };
  const { status } = await api.send('createMember', { body, headers: await solveCaptcha(api) });
  if (status === 200) done.emails.push(email);
  // After a while this many from one IP are rejected; the other writers continue.
  if (status !== 200) throw new Error('Refused.');
}

export type PlayCounts = ReadonlyMap<number, number>;

export async function playCounts(origin: string): Promise<PlayCounts> {
  const { data } = await createApiClient(origin).call('listMixes', { query: { limit: MIXES } });
  return new Map(data.map(({ id, reach }) => [id, reach]));
}

export async function findLost(origin: string, done: Acknowledged, before: PlayCounts): Promise<readonly string[]> {
  const api = createApiClient(origin);
  const token = await api.logIn('free');
  const counts = await playCounts(origin);
  const { data: settings } = await api.call('getSettings', { token, params: { id: 1 } });
  const { data: favorites } = await api.call('listFavorites', {
    token,
    params: { id: 1, type: 'mixes' },
    query: { limit: MIXES },
  });
  const stored = new Set(favorites.map(({ mixes_id: mix }) => Number(mix?.id)));
  const lost = [
    ...done.plays.filter((id) => counts.get(id) === before.get(id)).map((id) => `play of ${id}`),
    ...([done.volume, done.volumeAsked].includes(settings.volume) ? [] : [`volume ${done.volume ?? 'unset'}`]),
    ...done.favorites.filter((id) => !stored.has(id)).map((id) => `favorite ${id}`),
  ];
  for (const email of done.emails) {
    const { status } = await api.send('createToken', { body: { email, password: PASSWORD } });
    if (status !== 200) lost.push(`member ${email} (${status})`);
  }
  return lost;
}
