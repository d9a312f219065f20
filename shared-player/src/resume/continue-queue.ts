import type { PlayerPort, RestoreQueueCommand } from '@afterglow/shared-contracts';

/** Plays a queue on from where it was left. To be called inside the listener's gesture. */
export async function continueQueue(
  player: Pick<PlayerPort, 'restoreQueue' | 'resume'>,
  left: RestoreQueueCommand,
): Promise<void> {
  await player.restoreQueue(left);
  await player.resume();
}
