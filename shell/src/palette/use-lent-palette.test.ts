import { act, renderHook } from '@testing-library/react';
import type { LentModal } from '../modals/remote-modals.ts';
import { useLentPalette } from './use-lent-palette.ts';

function setUp() {
  const version = new AbortController();
  const onGone = jest.fn();
  const giveBack = jest.fn();
  const modal: LentModal = {
    ...{ title: 'Go to or play', gone: version.signal, giveBack },
    mount: async () => undefined,
    unmount: async () => undefined,
  };
  const borrow = async () => modal;
  return { version, onGone, giveBack, ...renderHook(() => useLentPalette({ borrow, onGone })) };
}

test('a version that is taken away while its contents are shown is told of', async () => {
  const { version, onGone } = setUp();
  await act(async () => {});
  version.abort();
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a version, which outlives its contents, keeps nothing of them once they are given back', async () => {
  const { version, onGone, giveBack, unmount } = setUp();
  await act(async () => {});
  unmount();
  expect(giveBack).toHaveBeenCalledTimes(1);
  version.abort();
  expect(onGone).not.toHaveBeenCalled();
});
