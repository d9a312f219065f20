import { formatDate, type Mix } from '@afterglow/shared-contracts';

/** The airtime of the mix, else its creation time: "Released 02 April 2023". */
export function releasedLine({ episode, creation_time }: Pick<Mix, 'episode' | 'creation_time'>): string {
  return `Released ${formatDate(episode?.air_start ?? creation_time)}`;
}
