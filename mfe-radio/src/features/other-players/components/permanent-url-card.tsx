import { QUALITIES, type ChannelId, type MemberId, type Mount } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { ResourceView, Select } from '@afterglow/shared-ui';
import { useState } from 'react';
import { lastingAddresses } from '../resources/player-addresses.resource.ts';
import { AddressRows } from './address-rows.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';
import { ReplaceAddresses } from './replace-addresses.tsx';
import styles from './other-players.module.css';

const RATES = QUALITIES.map(({ mount, bitrateKbps }) => ({ value: mount, label: `${bitrateKbps} kbps` }));

interface LastingOfferProps {
  readonly channel: ChannelId;
  readonly memberId: MemberId;
}

export function PermanentUrlCard({ channel, memberId }: LastingOfferProps) {
  const [mount, setMount] = useState<Mount>('high');
  const [, setReplacedTimes] = useState(0);
  const state = useResource(lastingAddresses(memberId, channel, mount));
  return (
    <>
      <div className={styles.actions}>
        <Select label="Quality" prefix="Quality" options={RATES} value={mount} onChange={setMount} />
      </div>
      <ResourceView state={state} skeleton={<AddressesSkeleton />}>
        {({ stream, m3u, pls }) => (
          <AddressRows
            scanned={stream}
            addresses={[
              { label: 'Stream', hint: 'radios, speakers, and relays', url: stream },
              { label: 'M3U', hint: 'VLC, mpv, and most apps', url: m3u, fileName: `${channel}.m3u` },
              { label: 'PLS', hint: 'older players and radios', url: pls, fileName: `${channel}.pls` },
            ]}
          />
        )}
      </ResourceView>
      <ReplaceAddresses
        memberId={memberId}
        haveArrived={state.status === 'ready'}
        onReplaced={() => setReplacedTimes((times) => times + 1)}
      />
    </>
  );
}
