import { QUALITIES, type QualityKey } from '@afterglow/shared-contracts';

/** What a member hears who has chosen nothing. */
export function defaultQuality(premium: boolean): QualityKey {
  return premium ? 'high' : 'low';
}

/** The quality to begin with; what was stored counts unless it needs a subscription that is not there. */
export function initialQuality(stored: QualityKey | null, premium: boolean): QualityKey {
  if (stored === null) return defaultQuality(premium);
  return needsSubscription(stored) && !premium ? defaultQuality(false) : stored;
}

function needsSubscription(key: QualityKey): boolean {
  return QUALITIES.some((quality) => quality.key === key && quality.needsSub);
}
