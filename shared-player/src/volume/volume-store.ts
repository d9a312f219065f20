import type { StoragePort, VolumeState } from '@afterglow/shared-contracts';
import { BehaviorSubject, map, type Observable } from 'rxjs';
import { readVolume, saveVolume } from '../persistence/stored-volume.ts';
import { DEFAULT_VOLUME, gainOf, toggledMute, volumeAt, withVolume, type Loudness } from './volume.ts';

export interface VolumeStore {
  readonly volume$: Observable<VolumeState>;
  setVolume(volume: number): void;
  toggleMute(): void;
  /** Back to the default, without saving it. */
  reset(): void;
}

export function createVolumeStore(storage: StoragePort, setGain: (gain: number) => void): VolumeStore {
  const loudness$ = new BehaviorSubject<Loudness>(readVolume(storage) ?? volumeAt(DEFAULT_VOLUME));
  setGain(gainOf(loudness$.value.volume));
  function apply(loudness: Loudness): void {
    setGain(gainOf(loudness.volume));
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
    reset: () => apply(volumeAt(DEFAULT_VOLUME)),
  };
}
