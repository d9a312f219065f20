import { type ApiClient, createApiClient } from './api-client.ts';

/** What a service has acknowledged before it was killed. */
export type Acknowledged = {
  plays: number;
  /** Ids of the mixes that are favorites. */
  readonly favorites: number[];
  readonly emails: string[];
  /** The volume that was set last, and the one that was on its way. */
  volume: number | undefined;
  volumeAsked: number | undefined;
};

const PASSWORD = 'a long password';
const SHOW = 1;
const MIXES = 400;

/** Writes of four kinds at once, as fast as they are acknowledged, until the service is gone. */
export async function writeUntilGone(origin: string, run: number, onWorking: () => void): Promise<Acknowledged> {
  const api = createApiClient(origin);
  const token = await api.logIn('free');
  const done: Acknowledged = { plays: 0, favorites: [], emails: [], volume: undefined, volumeAsked: undefined };
  const mine = { token, params: { id: 1 } };
  const repeat = async (write: (turn: number) => Promise<void>) => {
    for (let turn = 0; ; turn += 1) await write(turn);
  };
  const writers = [
    repeat(async () => {
      await api.call('addShowReach', { token, params: { id: SHOW }, body: {} });
      done.plays += 1;
      if (done.plays === 3) onWorking();
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
  const { status } = await api.send('createMember', { body });
  if (status === 200) done.emails.push(email);
  // So many from one address are refused after a while; the others go on.
  if (status !== 200) await new Promise(() => undefined);
}

/** What of the acknowledged writes is not there. */
export async function findLost(origin: string, done: Acknowledged, playsBefore: number): Promise<readonly string[]> {
  const api = createApiClient(origin);
  const token = await api.logIn('free');
  const plays = (await api.call('getShow', { params: { id: SHOW } })).data.reach;
  const { data: settings } = await api.call('getSettings', { token, params: { id: 1 } });
  const { data: favorites } = await api.call('listFavorites', {
    token,
    params: { id: 1, type: 'mixes' },
    query: { limit: MIXES },
  });
  const kept = new Set(favorites.map(({ mixes_id: mix }) => Number(mix?.id)));
  const lost = [
    ...(plays < playsBefore + done.plays ? [`${playsBefore + done.plays - plays} plays`] : []),
    ...([done.volume, done.volumeAsked].includes(settings.volume) ? [] : [`volume ${done.volume ?? 'unset'}`]),
    ...done.favorites.filter((id) => !kept.has(id)).map((id) => `favorite ${id}`),
  ];
  for (const email of done.emails) {
    const { status } = await api.send('createToken', { body: { email, password: PASSWORD } });
    if (status !== 200) lost.push(`member ${email} (${status})`);
  }
  return lost;
}

export async function playsOf(origin: string): Promise<number> {
  return (await createApiClient(origin).call('getShow', { params: { id: SHOW } })).data.reach;
}
