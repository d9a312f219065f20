import { setImmediate as nextTurn } from 'node:timers/promises';
import { notifyInBatches } from './notify-in-batches.ts';

const MANY = 1000;

function setUp() {
  const told: number[] = [];
  const due = notifyInBatches<number>((client) => void told.push(client));
  const everybody = Array.from({ length: MANY }, (_, client) => client);
  return { told, due, everybody };
}

test('everyone who is due is told once and in order, and others have their turn meanwhile', async () => {
  const { told, due, everybody } = setUp();
  for (const client of [...everybody, ...everybody]) due.add(client);
  expect(told).toEqual([]);
  const seen: number[] = [];
  while (told.length < MANY) {
    await nextTurn();
    seen.push(told.length);
  }
  expect(told).toEqual(everybody);
  expect(seen.length).toBeGreaterThan(2);
});

test('anyone who has gone is not told', async () => {
  const { told, due, everybody } = setUp();
  for (const client of everybody) due.add(client);
  due.delete(MANY - 1);
  while (told.length < MANY - 1) await nextTurn();
  await nextTurn();
  expect(told).not.toContain(MANY - 1);
});
