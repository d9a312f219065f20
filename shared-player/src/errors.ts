import { messageText } from '@afterglow/shared-contracts';

/** A mix was asked for without a session that the service accepts; its message is for the listener. */
export class PlayerPremiumError extends Error {
  override readonly name = 'PlayerPremiumError';

  constructor(cause?: unknown) {
    super(messageText('PLAYER_PREMIUM_ERROR'), { cause });
  }
}

/** Told by its name: across a federation border `instanceof` would not hold. */
export function isPlayerPremiumError(error: unknown): error is PlayerPremiumError {
  return error instanceof Error && error.name === 'PlayerPremiumError';
}

/** The HTTP status that an error of the data layer carries; null when there was no answer. */
export function statusOf(error: unknown): number | null {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  return typeof status === 'number' ? status : null;
}
