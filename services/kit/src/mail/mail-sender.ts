import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../time/clock.ts';
import { createPeriodicTask } from '../time/periodic-task.ts';
import type { MailQueue, ClaimedMail } from './mail-queue.ts';
import type { Delivery, MailTransport, OutgoingMail } from './mail-transport.ts';
import { BACKGROUND_RETRY, retryDelayMs } from '@afterglow/shared-contracts/retry-policy';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { GIVE_UP_AFTER_MS, RETENTION_MS } from './mail-lifetime.ts';

/** No notification arrives when a mail becomes due again. */
const ROUND_MS = 10_000;
/** An attempt is aborted after this, ... */
const ATTEMPT_MS = 2 * MINUTE_MS;
/** ... and one that has not ended by then died with its process. */
const TAKEN_MS = 5 * MINUTE_MS;
/** How long a mail being sent delays the end of the process. */
const PATIENCE_MS = 500;

/** The dependencies of a sender. */
export interface MailSenderOptions {
  readonly queue: MailQueue;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly compose: (mail: ClaimedMail) => OutgoingMail;
  /** One line, without an email address. */
  readonly onRefused: (mail: { readonly mail: number; readonly attempts: number; readonly reason: string }) => void;
  readonly onError: (error: unknown) => void;
}

/** Sends the mails of the queue, one by one. */
export interface MailSender {
  /** Checks the queue now; it also does so every ten seconds until it is stopped. */
  wake(): void;
  /** Waits for the current mail, or aborts it soon and leaves it queued. */
  stop(): Promise<void>;
}

/** Creates a sender, which starts with the first `wake`; its rounds follow the given clock. */
export function createMailSender(parts: MailSenderOptions): MailSender {
  const stopping = new AbortController();
  const rounds = createPeriodicTask(parts.clock, {
    everyMs: ROUND_MS,
    onError: parts.onError,
    work: () => emptyQueue(parts, stopping.signal, () => rounds.isStopped()),
  });
  return {
    wake: () => rounds.start(),
    async stop() {
      const ended = rounds.stop();
      await Promise.race([ended, delay(PATIENCE_MS, undefined, { ref: false })]);
      stopping.abort();
      await ended;
      parts.transport.close();
    },
  };
}

async function emptyQueue(parts: MailSenderOptions, stopping: AbortSignal, isStopped: () => boolean): Promise<void> {
  const { queue, clock } = parts;
  const after = (delayMs: number) => new Date(clock.nowMs() + delayMs);
  await queue.forget(after(-RETENTION_MS));
  while (!isStopped()) {
    const mail = await queue.take(after(0), after(TAKEN_MS));
    if (mail === undefined) return;
    await settle(parts, mail, await attempt(parts, mail, stopping));
    if (stopping.aborted) return;
  }
}

async function attempt(
  { transport, clock, compose }: MailSenderOptions,
  mail: ClaimedMail,
  stopping: AbortSignal,
): Promise<Delivery> {
  if (isTooOld(mail, clock)) return { kind: 'refused', reason: 'waited too long' };
  const late = new AbortController();
  const callOff = clock.schedule(ATTEMPT_MS, () => late.abort());
  try {
    return await transport.deliver(compose(mail), AbortSignal.any([stopping, late.signal]));
  } finally {
    callOff();
  }
}

function isTooOld({ creation_time }: ClaimedMail, clock: Clock): boolean {
  return clock.nowMs() - creation_time.getTime() > GIVE_UP_AFTER_MS;
}

function settle({ queue, clock, onRefused }: MailSenderOptions, mail: ClaimedMail, delivery: Delivery): Promise<void> {
  const nowMs = clock.nowMs();
  switch (delivery.kind) {
    case 'delivered':
      return queue.markSent(mail, new Date(nowMs));
    case 'postponed':
      return queue.postpone(mail, new Date(nowMs + retryDelayMs(BACKGROUND_RETRY, mail.attempts - 1)), delivery.reason);
    case 'refused':
      onRefused({ mail: mail.id, attempts: mail.attempts, reason: delivery.reason });
      return queue.markFailed(mail, new Date(nowMs), delivery.reason);
  }
}
