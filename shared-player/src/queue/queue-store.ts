import type { QueueState, StoragePort } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { forgetQueue, readQueue, saveQueue } from '../persistence/stored-queue.ts';
import { EMPTY_QUEUE } from './queue.ts';

export interface QueueStore {
  readonly queue$: Observable<QueueState>;
  get(): QueueState;
  set(queue: QueueState): void;
  /** Empties the queue and its stored copy. */
  clear(): void;
  /** The queue of the last visit; empty when there is none. */
  restore(): QueueState;
  /** Empties the queue but not the stored copy. */
  forget(): void;
}

export function createQueueStore(storage: StoragePort): QueueStore {
  const queue$ = new BehaviorSubject<QueueState>(EMPTY_QUEUE);
  return {
    queue$: queue$.asObservable(),
    get: () => queue$.value,
    set(queue) {
      if (queue === queue$.value) return;
      if (queue.mixes.length === 0) forgetQueue(storage);
      else saveQueue(storage, queue);
      queue$.next(queue);
    },
    clear() {
      forgetQueue(storage);
      queue$.next(EMPTY_QUEUE);
    },
    restore() {
      queue$.next(readQueue(storage) ?? EMPTY_QUEUE);
      return queue$.value;
    },
    forget: () => queue$.next(EMPTY_QUEUE),
  };
}
