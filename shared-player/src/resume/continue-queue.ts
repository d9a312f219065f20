import type { PlayerPort, RestoreQueueCommand } from '@afterglow/shared-contracts';

/** Resumes a queue at its stored position. Call it inside the listener's gesture. */
export async function resumeQueue(
  player: Pick<PlayerPort, 'restoreQueue' | 'resume'>,
  left: RestoreQueueCommand,
): Promise<void> {
  await player.restoreQueue(left);
  await player.resume();
}
