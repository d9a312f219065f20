import type { StoragePort, VolumeState } from '@afterglow/shared-contracts';
import { BehaviorSubject, map, type Observable } from 'rxjs';
import { readVolume, saveVolume } from '../persistence/stored-volume.ts';
import { DEFAULT_VOLUME, gainOf, toggledMute, volumeAt, withVolume, type Loudness } from './volume.ts';

export interface VolumeStore {
  readonly volume$: Observable<VolumeState>;
  setVolume(volume: number): void;
  toggleMute(): void;
  /** The audible part of the volume, 0 to 1; not shown to listeners. */
  fade(level: number): void;
  /** Restores the default, without saving it. */
  reset(): void;
}

export function createVolumeStore(storage: StoragePort, setGain: (gain: number) => void): VolumeStore {
  const loudness$ = new BehaviorSubject<Loudness>(readVolume(storage) ?? volumeAt(DEFAULT_VOLUME));
  let level = 1;
  const sound = ({ volume }: Loudness) => setGain(gainOf(volume) * level);
  sound(loudness$.value);
  function apply(loudness: Loudness): void {
    sound(loudness);
    loudness$.next(loudness);
  }
  function change(loudness: Loudness): void {
    saveVolume(storage, loudness);
    apply(loudness);
  }
  return {
    volume$: loudness$.pipe(map(({ volume, muted }) => ({ volume, muted }))),
    setVolume: (volume) => change(withVolume(loudness$.value, volume)),
    toggleMute: () => change(toggledMute(loudness$.value)),
    fade(wish) {
      if (wish === level) return;
      level = wish;
      sound(loudness$.value);
    },
    reset: () => apply(volumeAt(DEFAULT_VOLUME)),
  };
}
