import { knownChannelOf, type ChannelId } from '@afterglow/shared-contracts';
import { isIconName, type IconName } from '@afterglow/shared-ui';

export interface Place {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  readonly channel?: ChannelId;
}

/** For an icon that this version does not have. */
const UNKNOWN_ICON: IconName = 'disc';

/** Parses the data of the shell; unknown entries of another version are dropped. */
export function parseTargets({ places }: Readonly<Record<string, unknown>>): readonly Place[] {
  return Array.isArray(places) ? places.flatMap(placeOf) : [];
}

function placeOf(given: unknown): readonly Place[] {
  const fields: Readonly<Record<string, unknown>> = { ...(typeof given === 'object' ? given : {}) };
  const { label, href, icon, channel } = fields;
  if (typeof label !== 'string' || typeof href !== 'string' || !href.startsWith('/')) return [];
  const known = knownChannelOf(channel);
  const name = typeof icon === 'string' && isIconName(icon) ? icon : UNKNOWN_ICON;
  return [{ label, href, icon: name, ...(known && { channel: known }) }];
}
