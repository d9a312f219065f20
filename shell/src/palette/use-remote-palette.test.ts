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

test('a version rolled back while its contents are shown is reported', async () => {
  const { version, onGone } = setUp();
  await act(async () => {});
  version.abort();
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a version that outlives its contents holds none of them after the release', async () => {
  const { version, onGone, endLease, unmount } = setUp();
  await act(async () => {});
  unmount();
  expect(endLease).toHaveBeenCalledTimes(1);
  version.abort();
  expect(onGone).not.toHaveBeenCalled();
});
