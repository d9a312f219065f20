import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { buildMixes, createTestPlayer, settle } from '../testing/test-player.ts';

const mixes = buildMixes(1, 2);
const [mix] = mixes;
const LIST = { mixes, position: 1, playlistId: null };
const FREE = buildMemberSession({ premium: false });

test('[SHELL-094] a free member hears what they asked for and nothing before it', async () => {
  const { player, engine } = createTestPlayer({ session: FREE });
  await player.toggleMix(mix);
  await settle();
  await player.toggleMixes(LIST);
  await settle();
  await player.toggleChannel('chill');
  await settle();
  expect(engine.opened).toEqual(['/audio/1/96.mp3', '/audio/2/96.mp3', '/v3/live/chill/low.mp3?token=stream-token']);
});

test('[SHELL-094] a provider of ads is asked before what a listener starts, and waited for', async () => {
  let asked = 0;
  let end = () => {};
  const beforePlay = () => new Promise<void>((resolve) => ((asked += 1), (end = resolve)));
  const { player, engine } = createTestPlayer({ session: FREE, adProvider: { beforePlay } });
  void player.toggleMix(mix);
  await settle();
  expect(asked).toBe(1);
  expect(engine.opened).toEqual([]);
  end();
  await settle();
  expect(engine.opened).toHaveLength(1);

  void player.toggleMixes(LIST);
  await settle();
  expect(asked).toBe(2);
  expect(engine.opened).toHaveLength(1);
  void player.toggleChannel('chill'); // the listener has changed their mind
  end();
  await settle();
  expect(asked).toBe(3);
  end();
  await settle();
  expect(engine.opened).toEqual(['/audio/1/96.mp3', expect.stringContaining('chill')]);
});

test('[SHELL-094] a provider that fails holds nothing up', async () => {
  const beforePlay = () => Promise.reject(new Error('no ad today'));
  const { player, engine } = createTestPlayer({ session: FREE, adProvider: { beforePlay } });
  await player.toggleMix(mix);
  await settle();
  expect(engine.opened).toEqual(['/audio/1/96.mp3']);
});
