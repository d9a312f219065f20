import { messageText } from '@afterglow/shared-contracts';

/** A mix was requested without a session that the service accepts; the message is for the listener. */
export class PlayerPremiumError extends Error {
  override readonly name = 'PlayerPremiumError';

  constructor(cause?: unknown) {
    super(messageText('PLAYER_PREMIUM_ERROR'), { cause });
  }
}

/** Checks the name: `instanceof` fails across a federation boundary. */
export function isPlayerPremiumError(error: unknown): error is PlayerPremiumError {
  return error instanceof Error && error.name === 'PlayerPremiumError';
}

/** Whether it is an error from the data layer: these have a status, null without a response. */
export function isOfRequest(error: unknown): error is Error & { readonly status: unknown } {
  return error instanceof Error && 'status' in error;
}

/** The HTTP status of an error from the data layer; null without a response. */
export function statusOf(error: unknown): number | null {
  const status = isOfRequest(error) ? error.status : null;
  return typeof status === 'number' ? status : null;
}

/** The headers of that response, if any. */
export function headersOf(error: unknown): Headers | null {
  const headers = error instanceof Error && 'headers' in error ? error.headers : null;
  return headers instanceof Headers ? headers : null;
}

const GONE: readonly (number | null)[] = [404, 410];

/** Whether an item with this status is missing. */
export function isMissing(status: number | null): boolean {
  return GONE.includes(status);
}

/** Whether the service reports the item as missing. */
export function isGone(error: unknown): boolean {
  return isMissing(statusOf(error));
}

/** The message of an error for the listener; empty if it is for developers, or if the audio itself failed. */
export function wordsOf(error: unknown): { readonly message?: string } {
  if (!(error instanceof Error)) return {};
  const message = 'words' in error ? error.words : error.message;
  return typeof message === 'string' && message !== '' ? { message } : {};
}
