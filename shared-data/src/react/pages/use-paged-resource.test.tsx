import { buildMix, createFakeDataPort, type FakeDataPort } from '@afterglow/shared-contracts/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { environmentOf } from '../../cache/data-environment.ts';
import { latestMixes } from '../../resources/mixes.resource.ts';
import { DataProvider } from '../data-provider.tsx';
import { usePagedResource } from './use-paged-resource.ts';

const LENGTHS = { first: 5, more: 5 };
const TOTAL = 100_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function service(): FakeDataPort {
  return createFakeDataPort({
    listMixes: ({ query: { offset = 0, limit = 10 } = {} }) => ({
      data: Array.from({ length: limit }, (_, at) => buildMix({ number: offset + at + 1 })),
      total: TOTAL,
    }),
  });
}

function open(data: FakeDataPort) {
  const wrapper = ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>;
  return renderHook(() => usePagedResource(latestMixes, LENGTHS), { wrapper });
}

const settled = () => act(() => jest.advanceTimersByTimeAsync(10));

async function scrollTo(list: ReturnType<typeof open>, count: number) {
  while ((list.result.current.data?.count ?? 0) < count) {
    const reached = list.result.current.data?.count ?? 0;
    await act(async () => list.result.current.show(Math.max(0, reached - 4), reached - 1));
    await act(async () => list.result.current.loadMore());
    await settled();
  }
}

test('the loaded data stays the same size, however far the listener scrolls', async () => {
  const data = service();
  const list = open(data);
  await settled();
  await scrollTo(list, 75);
  const held = () => environmentOf(data).queryClient.getQueryCache().getAll().length;
  const after75 = held();
  await scrollTo(list, 150);
  expect(held()).toBe(after75);
  expect(held()).toBeLessThan(75);
  await act(async () => list.result.current.show(145, 149));
  expect(list.result.current.itemAt(149)?.id).toBe(150);
});

test('evicted pages are refetched when the listener returns to them', async () => {
  const data = service();
  const list = open(data);
  await settled();
  await scrollTo(list, 75);
  expect(list.result.current.itemAt(0)).toBeUndefined();
  const before = data.calls.length;
  await act(async () => list.result.current.show(0, 4));
  await settled();
  expect(list.result.current.itemAt(0)?.id).toBe(1);
  expect(data.calls.length).toBe(before + 1);
});

test('a reopened list has its former length, and shows its last items immediately', async () => {
  const data = service();
  const first = open(data);
  await settled();
  await scrollTo(first, 75);
  first.unmount();
  const calls = data.calls.length;
  const second = open(data);
  expect(second.result.current).toMatchObject({ status: 'ready', data: { count: 75 }, more: 'there' });
  act(() => second.result.current.show(70, 74));
  expect(second.result.current.itemAt(72)?.id).toBe(73);
  expect(data.calls.length).toBe(calls);
});

test('a failed page is reported, the others stay, and a retry loads it', async () => {
  const data = service();
  const list = open(data);
  await settled();
  data.answer({
    listMixes: () => {
      throw new Error('no line');
    },
  });
  await act(async () => list.result.current.loadMore());
  await settled();
  expect(list.result.current).toMatchObject({ status: 'ready', data: { count: 5 }, more: 'failed' });
  data.answer({ listMixes: () => ({ data: [buildMix({ number: 6 })], total: 6 }) });
  await act(async () => list.result.current.loadMore());
  await settled();
  expect(list.result.current).toMatchObject({ data: { count: 6 }, more: 'none' });
});

test('a list whose first page fails has failed', async () => {
  const list = open(createFakeDataPort());
  await settled();
  expect(list.result.current.status).toBe('failed');
});
