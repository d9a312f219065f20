import { QUALITIES, type QualityKey } from '@afterglow/shared-contracts';

/** The quality for a member who has not chosen one. */
export function defaultQuality(premium: boolean): QualityKey {
  return premium ? 'high' : 'low';
}

/** The quality to start with: the stored one, unless it needs a subscription that the member does not have. */
export function initialQuality(stored: QualityKey | null, premium: boolean): QualityKey {
  if (stored === null) return defaultQuality(premium);
  return needsSubscription(stored) && !premium ? defaultQuality(false) : stored;
}

function needsSubscription(key: QualityKey): boolean {
  return QUALITIES.some((quality) => quality.key === key && quality.needsSub);
}
