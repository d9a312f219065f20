import { MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { buildMixes, createTestPlayer, errorAnswer, pass, settle } from './testing/test-player.ts';

const mixes = buildMixes(1, 2);

/** A mix that was heard, whose connection is lost. The request for its URL ends as `respond` says. */
async function lost(respond: () => Promise<never>) {
  const parts = createTestPlayer();
  await parts.player.toggleMixes({ mixes, position: 0, playlistId: null });
  await settle();
  parts.engine.soundAt(40_000);
  parts.data.answer({ getMixUrls: respond });
  parts.engine.emit({ type: 'failed', cause: null });
  const asked = () => parts.data.calls.filter(({ name }) => name === 'getMixUrls').length;
  return { ...parts, asked };
}

test('a request that is under way is not repeated by a page that is shown within 10 s', async () => {
  const parts = await lost(() => new Promise(() => undefined));
  await pass(parts, 500);
  const before = parts.asked();
  await pass(parts, 1500);
  parts.visible$.next();
  await settle();
  expect(parts.asked()).toBe(before);
});

test('the delays grow, though the site comes and goes', async () => {
  const parts = await lost(() => Promise.reject(errorAnswer(503)));
  await pass(parts, MINUTE_MS);
  parts.returned$.next();
  await pass(parts, 8 * SECOND_MS);
  const before = parts.asked();
  parts.returned$.next();
  await pass(parts, 8 * SECOND_MS);
  expect(parts.asked()).toBe(before + 1);
});

test('an error of our own code is final', async () => {
  const { player, events, ...parts } = await lost(() => Promise.reject(new TypeError('undefined is not a function')));
  await pass(parts, SECOND_MS);
  expect(player.getState().status).toBe('stopped');
  expect(events).toHaveLength(1);
});
