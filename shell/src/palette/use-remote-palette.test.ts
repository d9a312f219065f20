import { act, renderHook } from '@testing-library/react';
import type { RemoteModalInstance } from '../modals/remote-modals.ts';
import { useRemotePalette } from './use-remote-palette.ts';

function setUp() {
  const version = new AbortController();
  const onGone = jest.fn();
  const endLease = jest.fn();
  const modal: RemoteModalInstance = {
    title: 'Jump to…',
    gone: version.signal,
    endLease,
    mount: async () => undefined,
    unmount: async () => undefined,
  };
  const borrow = async () => modal;
  return { version, onGone, endLease, ...renderHook(() => useRemotePalette({ borrow, onGone })) };
}

test('a version that is taken away while its contents are shown is told of', async () => {
  const { version, onGone } = setUp();
  await act(async () => {});
  version.abort();
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a version, which outlives its contents, keeps nothing of them once they are given back', async () => {
  const { version, onGone, endLease, unmount } = setUp();
  await act(async () => {});
  unmount();
  expect(endLease).toHaveBeenCalledTimes(1);
  version.abort();
  expect(onGone).not.toHaveBeenCalled();
});
