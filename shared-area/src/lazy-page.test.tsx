import { Component, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { lazyPage } from './lazy-page.tsx';

class Catcher extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const error: unknown = this.state.error;
    return error instanceof Error ? <p role="alert">{error.message}</p> : this.props.children;
  }
}

function Page() {
  return <h1>Deep</h1>;
}

function Waiting() {
  return <p>Loading</p>;
}

test('shows its fallback until the chunk is loaded', async () => {
  let arrive: (page: typeof Page) => void = () => {};
  const chunk = new Promise<typeof Page>((resolve) => (arrive = resolve));
  const Lazy = lazyPage(() => chunk, Waiting);
  await act(async () => void render(<Lazy />));
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => arrive(Page));
  expect(screen.getByRole('heading', { name: 'Deep' })).toBeVisible();
});

test('throws the failure of its chunk unchanged, and the next mount requests the chunk again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const failure = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/7.js' });
  const load = jest.fn<Promise<typeof Page>, []>().mockRejectedValueOnce(failure).mockResolvedValueOnce(Page);
  const Lazy = lazyPage(load, Waiting);
  const tree = (attempt: number) => (
    <Catcher key={attempt}>
      <Lazy />
    </Catcher>
  );
  const { rerender } = await act(async () => render(tree(1)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk 7 failed');
  await act(async () => rerender(tree(2)));
  expect(await screen.findByRole('heading', { name: 'Deep' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('requests a loaded chunk only once', async () => {
  const load = jest.fn(() => Promise.resolve(Page));
  const Lazy = lazyPage(load, Waiting);
  const first = await act(async () => render(<Lazy />));
  await screen.findByRole('heading', { name: 'Deep' });
  first.unmount();
  await act(async () => render(<Lazy />));
  await screen.findByRole('heading', { name: 'Deep' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('reports a module that threw during evaluation as a lost chunk, with its file in the stack', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const thrown = new TypeError('no such thing');
  const caught: unknown[] = [];
  const Lazy = lazyPage(() => Promise.reject(thrown), Waiting);
  await act(async () => void render(<Lazy />, { onCaughtError: (error) => caught.push(error), wrapper: Catcher }));
  await screen.findByRole('alert');
  expect(caught).toEqual([
    expect.objectContaining({ name: 'ChunkLoadError', type: 'missing', cause: thrown, stack: thrown.stack }),
  ]);
});

test('[SHELL-081] a page whose chunk hangs shows it after eight seconds, and Retry drops the chunk', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const caught: unknown[] = [];
  const Lazy = lazyPage(() => new Promise<typeof Page>(() => {}), Waiting);
  await act(async () => void render(<Lazy />, { onCaughtError: (error) => caught.push(error), wrapper: Catcher }));
  act(() => jest.advanceTimersByTime(7999));
  expect(screen.queryByText('Still loading…')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Still loading…')).toBeVisible();
  expect(screen.getByText('Loading')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(caught).toEqual([expect.objectContaining({ name: 'ChunkLoadError', type: 'timeout', isRetryWanted: true })]);
  jest.useRealTimers();
});
