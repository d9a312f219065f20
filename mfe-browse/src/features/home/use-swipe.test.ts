import { renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { useSwipe } from './use-swipe.ts';

function at(clientX: number): PointerEvent {
  return { clientX, pointerId: 1, isPrimary: true } as PointerEvent;
}

test.each([
  [-199, []],
  [-200, ['left']],
  [199, []],
  [200, ['right']],
])('[BROWSE-026] a swipe of %i px turns: %j', (distancePx, turns) => {
  const seen: string[] = [];
  const { result } = renderHook(() => useSwipe({ onLeft: () => seen.push('left'), onRight: () => seen.push('right') }));
  result.current.onPointerDown(at(500));
  result.current.onPointerUp(at(500 + distancePx));
  expect(seen).toEqual(turns);
});
