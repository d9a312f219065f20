import { setImmediate as nextTurn } from 'node:timers/promises';
import { notifyInBatches } from './notify-in-batches.ts';

const MANY = 1000;

function setUp() {
  const published: number[] = [];
  const due = notifyInBatches<number>((client) => void published.push(client));
  const everyone = Array.from({ length: MANY }, (_, client) => client);
  return { published, due, everyone };
}

test('everyone due is notified once and in order, and other tasks run in between', async () => {
  const { published, due, everyone } = setUp();
  for (const client of [...everyone, ...everyone]) due.add(client);
  expect(published).toEqual([]);
  const seen: number[] = [];
  while (published.length < MANY) {
    await nextTurn();
    seen.push(published.length);
  }
  expect(published).toEqual(everyone);
  expect(seen.length).toBeGreaterThan(2);
});

test('a client that has disconnected is not notified', async () => {
  const { published, due, everyone } = setUp();
  for (const client of everyone) due.add(client);
  due.delete(MANY - 1);
  while (published.length < MANY - 1) await nextTurn();
  await nextTurn();
  expect(published).not.toContain(MANY - 1);
});
