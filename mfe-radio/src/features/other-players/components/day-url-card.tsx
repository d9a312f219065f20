import type { ChannelId } from '@afterglow/shared-contracts';
import { timesIn } from '@afterglow/shared-contracts/zone-time';
import { useResource } from '@afterglow/shared-data/react';
import { Button, localZone, ResourceView } from '@afterglow/shared-ui';
import { PREMIUM_PATH } from '../../../config/paths.ts';
import { weekday } from '../../../lib/relative-day-time.ts';
import { dayAddresses } from '../resources/player-addresses.resource.ts';
import { AddressRows } from './address-rows.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';
import styles from './other-players.module.css';

/** Available to every member. */
export function DayUrlCard({ channel }: { readonly channel: ChannelId }) {
  return (
    <ResourceView state={useResource(dayAddresses(channel))} skeleton={<AddressesSkeleton />}>
      {({ m3u, pls, expires_time }) => (
        <>
          <AddressRows
            scanned={m3u}
            addresses={[
              { label: 'M3U', hint: 'VLC, mpv, and most apps', url: m3u, fileName: `${channel}.m3u` },
              { label: 'PLS', hint: 'older players and radios', url: pls, fileName: `${channel}.pls` },
            ]}
          />
          <p className={styles.about}>This link works until {dayAndTime(Date.parse(expires_time))}.</p>
          <p className={styles.actions}>
            <Button variant="primary" icon="crown" href={PREMIUM_PATH}>
              Keep it for good with Premium
            </Button>
          </p>
        </>
      )}
    </ResourceView>
  );
}

function dayAndTime(instantMs: number): string {
  const zone = localZone();
  return `${weekday(instantMs, zone, 'long')} ${timesIn(zone)(instantMs)}`;
}
