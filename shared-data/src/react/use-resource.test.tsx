import type { DataPort } from '@afterglow/shared-contracts';
import { buildMix, createFakeDataPort, type FakeDataPort } from '@afterglow/shared-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { ApiError } from '../errors.ts';
import { latestMixes, mix } from '../resources/mixes.resource.ts';
import { DataProvider } from './data-provider.tsx';
import { useInfiniteResource } from './use-infinite-resource.ts';
import { usePagedResource } from './pages/use-paged-resource.ts';
import { useResource } from './use-resource.ts';

const busy = new ApiError({ operation: 'listMixes', code: 'server_busy', status: 503, message: 'busy' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a resource is first loading and then ready', async () => {
  show(createFakeDataPort({ listMixes: () => ({ data: [buildMix()] }) }), <Titles />);
  expect(screen.getByRole('status')).toHaveTextContent('loading');
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('ready Night Drive 12');
});

test('[DATA-011] a failure shows immediately, and a later retry replaces it with the list', async () => {
  let calls = 0;
  const data = createFakeDataPort({
    listMixes: () => {
      calls += 1;
      if (calls < 3) throw busy;
      return { data: [buildMix()] };
    },
  });
  show(data, <Titles />);
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('failed');
  expect(calls).toBe(1);
  await pass(100);
  expect(screen.getByRole('status')).toHaveTextContent('failed');
  expect(calls).toBe(2);
  await pass(200);
  expect(calls).toBe(3);
  expect(screen.getByRole('status')).toHaveTextContent('ready Night Drive 12');
});

test('a manual retry does not wait for the scheduled one', async () => {
  const data = createFakeDataPort({
    listMixes: () => {
      throw busy;
    },
  });
  show(data, <Titles />);
  for (const delayMs of [0, 100, 200, 400, 800]) await pass(delayMs);
  const before = data.calls.length;
  data.answer({ listMixes: () => ({ data: [buildMix()] }) });
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(data.calls).toHaveLength(before + 1);
  expect(screen.getByRole('status')).toHaveTextContent('ready Night Drive 12');
});

test('[DATA-032] read data is not refetched within 30 seconds', async () => {
  const data = createFakeDataPort({ listMixes: () => ({ data: [buildMix()] }) });
  const first = show(data, <Titles />);
  await pass(0);
  first.unmount();
  await pass(29_000);
  show(data, <Titles />).unmount();
  expect(data.calls).toHaveLength(1);
  await pass(1000);
  show(data, <Titles />);
  await pass(0);
  expect(data.calls).toHaveLength(2);
});

test.each([
  [1_799_000, 'ready'],
  [1_801_000, 'loading'],
])('[DATA-025] data on the screen for %i ms is %s when shown again', async (ms, status) => {
  const data = createFakeDataPort({ listMixes: () => ({ data: [buildMix()] }) });
  const first = show(data, <Titles />);
  await pass(0);
  await pass(ms);
  expect(screen.getByRole('status')).toHaveTextContent('ready');
  first.unmount();
  show(data, <Titles />);
  expect(screen.getByRole('status')).toHaveTextContent(status);
});

test('data that was not shown for 30 minutes is not served', async () => {
  const data = createFakeDataPort({ listMixes: () => ({ data: [buildMix()] }) });
  const first = show(data, <Titles />);
  await pass(0);
  first.unmount();
  await pass(1_799_000);
  const second = show(data, <Titles />);
  expect(screen.getByRole('status')).toHaveTextContent('ready');
  second.unmount();
  await pass(1_801_000);
  show(data, <Titles />);
  expect(screen.getByRole('status')).toHaveTextContent('loading');
});

test('[DATA-032] [DATA-033] a mix of a list is reread without a request during its lifetime', async () => {
  const data = createFakeDataPort({
    listMixes: () => ({ data: [buildMix()] }),
    getMix: () => ({ data: buildMix({ title: 'Renamed' }) }),
  });
  show(data, <Titles />).unmount();
  const list = show(data, <Titles />);
  await pass(0);
  list.unmount();
  for (const ms of [0, 31_000, 1_700_000]) {
    await pass(ms);
    const single = show(data, <Single />);
    await pass(0);
    expect(screen.getByRole('heading')).toHaveTextContent('Night Drive 12');
    single.unmount();
  }
  expect(data.calls.map(({ name }) => name)).not.toContain('getMix');
  await pass(100_000);
  show(data, <Single />);
  await pass(0);
  expect(screen.getByRole('heading')).toHaveTextContent('Renamed');
});

test('[DATA-011] [DATA-038] a failed list is empty and marked as failed, by either read', async () => {
  const data = createFakeDataPort({
    listMixes: () => {
      throw busy;
    },
  });
  const seen: unknown[] = [];
  function Lists() {
    const whole = useResource(latestMixes({ limit: 1 }));
    const growing = useInfiniteResource((offset) => latestMixes({ limit: 2, offset }));
    const paged = usePagedResource((page) => latestMixes(page), LENGTHS);
    useEffect(() => void seen.push([whole, growing, paged].map(({ status, data: list }) => [status, list])));
    return null;
  }
  show(data, <Lists />);
  await pass(0);
  const empty = { items: [], total: null };
  expect(seen.at(-1)).toEqual([
    ['failed', empty],
    ['failed', empty],
    ['failed', { count: 0 }],
  ]);
});

test('a resource that is not enabled is not fetched', async () => {
  const data = createFakeDataPort();
  show(data, <Titles enabled={false} />);
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('loading');
  expect(data.calls).toEqual([]);
});

test('pages are added to the list until its total is reached', async () => {
  const data = createFakeDataPort({
    listMixes: ({ query }) => ({ data: [buildMix({ number: 1 + (query?.offset ?? 0) })], total: 2 }),
  });
  show(data, <AllTitles />);
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('Night Drive 1');
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'More' }));
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('Night Drive 1, Night Drive 2');
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('a component without a provider names the missing provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Titles />)).toThrow(/DataProvider/);
  jest.restoreAllMocks();
});

const LENGTHS = { first: 3, more: 3 };

function Titles({ enabled = true }: { readonly enabled?: boolean }) {
  const state = useResource(latestMixes({ limit: 1 }), { enabled });
  return (
    <>
      <p role="status">
        {state.status} {state.data?.items.map(({ title }) => title)}
      </p>
      <button onClick={state.refetch}>Retry</button>
    </>
  );
}

function Single() {
  const { data } = useResource(mix(buildMix().id));
  return <h1>{data?.title}</h1>;
}

function AllTitles() {
  const { data, hasMore, loadMore } = useInfiniteResource((offset) => latestMixes({ limit: 1, offset }));
  return (
    <>
      <p role="status">{data?.items.map(({ title }) => title).join(', ')}</p>
      {hasMore && <button onClick={loadMore}>More</button>}
    </>
  );
}

function show(data: DataPort | FakeDataPort, screenOfTest: React.ReactNode) {
  return render(<DataProvider data={data}>{screenOfTest}</DataProvider>);
}

/** Plus one millisecond, in which the cache notifies its observers. */
async function pass(ms: number): Promise<void> {
  for (const delayMs of [ms, 1]) await act(() => jest.advanceTimersByTimeAsync(delayMs));
}
