import type { MixPlayback, PlaybackResource } from '@afterglow/shared-contracts';
import { isNotNow, requiredWaitMs } from '@afterglow/shared-contracts/retry-policy';
import { headersOf, isOfRequest, isPlayerPremiumError, statusOf } from '../errors.ts';

/** What the listener sees when playback has finally failed: a prompt, or a message by its key. */
export type FailurePrompt =
  | 'auth-prompt'
  | 'premium-upsell'
  | 'PLAYER_PREMIUM_ERROR'
  | 'PLAYBACK_FAILED'
  | 'SERVER_BUSY'
  | 'SOMETHING_WENT_WRONG';

type ReactionTable<Outcome> = Readonly<Record<number | 'otherwise', Outcome>>;

const MIX_ANSWERS = { 401: 'PLAYER_PREMIUM_ERROR', 403: 'premium-upsell' } as const;

/**
 * The meaning of the service's responses, by what was requested. A channel's 401 and 403 mean the reverse of the
 * usual.
 */
const MIX_REACTIONS: Readonly<Record<MixPlayback['resource']['type'], ReactionTable<FailurePrompt>>> = {
  mix: { ...MIX_ANSWERS, otherwise: 'PLAYBACK_FAILED' },
  playlist: { ...MIX_ANSWERS, otherwise: 'SOMETHING_WENT_WRONG' },
};
const CHANNEL_REACTIONS: ReactionTable<FailurePrompt> = {
  401: 'premium-upsell',
  403: 'auth-prompt',
  otherwise: 'SOMETHING_WENT_WRONG',
};

/** For a mix; without an error, the audio itself failed. */
export function mixFailurePrompt(type: Exclude<PlaybackResource['type'], 'channel'>, error?: unknown): FailurePrompt {
  if (isPlayerPremiumError(error)) return 'PLAYER_PREMIUM_ERROR';
  const table = MIX_REACTIONS[type];
  return table[statusOf(error) ?? 'otherwise'] ?? table.otherwise;
}

/** For a channel. */
export function channelFailurePrompt(error: unknown): FailurePrompt {
  return CHANNEL_REACTIONS[statusOf(error) ?? 'otherwise'] ?? CHANNEL_REACTIONS.otherwise;
}

/** How long to wait before a failed request is worth repeating; null for a final response, and for an error of our code. */
export function waitMsOf(error: unknown): number | null {
  const status = statusOf(error);
  if (!isOfRequest(error) || !isNotNow(status)) return null;
  return requiredWaitMs(status, headersOf(error));
}
