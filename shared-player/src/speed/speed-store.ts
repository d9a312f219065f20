import type { StoragePort } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { readSpeed, saveSpeed } from '../persistence/stored-speed.ts';
import { MAX_SPEED, MIN_SPEED, NORMAL_SPEED } from './speed-range.ts';

export interface SpeedStore {
  readonly speed$: Observable<number>;
  get(): number;
  setSpeed(speed: number): void;
  /** Restores normal speed, without saving it. */
  reset(): void;
}

export function createSpeedStore(storage: StoragePort, onChanged: (speed: number) => void): SpeedStore {
  const speed$ = new BehaviorSubject(readSpeed(storage) ?? NORMAL_SPEED);
  function apply(speed: number): void {
    speed$.next(speed);
    onChanged(speed);
  }
  return {
    speed$: speed$.asObservable(),
    get: () => speed$.value,
    setSpeed(wish) {
      if (Number.isNaN(wish)) return;
      const speed = Math.min(Math.max(wish, MIN_SPEED), MAX_SPEED);
      saveSpeed(storage, speed);
      apply(speed);
    },
    reset: () => apply(NORMAL_SPEED),
  };
}
