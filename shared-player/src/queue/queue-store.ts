import type { QueueState, StoragePort } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { readQueue, saveQueue } from '../persistence/stored-queue.ts';
import { EMPTY_QUEUE } from './queue.ts';

export interface QueueStore {
  readonly queue$: Observable<QueueState>;
  get(): QueueState;
  /** Takes the queue and saves it. */
  set(queue: QueueState): void;
  /** The queue of last time; the empty one when there is none. */
  restore(): QueueState;
  /** Empties the queue and leaves the saved one alone. */
  forget(): void;
}

export function createQueueStore(storage: StoragePort): QueueStore {
  const queue$ = new BehaviorSubject<QueueState>(EMPTY_QUEUE);
  return {
    queue$: queue$.asObservable(),
    get: () => queue$.value,
    set(queue) {
      saveQueue(storage, queue);
      queue$.next(queue);
    },
    restore() {
      queue$.next(readQueue(storage) ?? EMPTY_QUEUE);
      return queue$.value;
    },
    forget: () => queue$.next(EMPTY_QUEUE),
  };
}
