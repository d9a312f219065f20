import type { PlayerPort, RestoreQueueCommand } from '@afterglow/shared-contracts';

/** Continues a queue where it was left. Call it inside the listener's gesture. */
export async function resumeQueue(
  player: Pick<PlayerPort, 'restoreQueue' | 'resume'>,
  left: RestoreQueueCommand,
): Promise<void> {
  await player.restoreQueue(left);
  await player.resume();
}
