import { artistPath, mixPath, type Mix } from '@afterglow/shared-contracts';
import { displayStatus, usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Cover, coverOf, Row, TextLink, usePorts } from '@afterglow/shared-ui';

const COVER_PX = 40;

/** The loaded mix, as a row. */
export function CurrentRow({ mix }: { readonly mix: Mix }) {
  const { player } = usePorts();
  const status = usePlayerSnapshot(player, displayStatus);
  const state = status === 'other' ? 'paused' : status;
  return (
    <Row
      title={mix.title}
      href={mixPath(mix.id)}
      subtitle={
        <TextLink tone="quiet" href={artistPath(mix.artist)}>
          {mix.artist.title}
        </TextLink>
      }
      cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} />}
      playable={{
        state,
        current: true,
        onToggle: () => (state === 'paused' ? void player.resume() : player.pause()),
      }}
    />
  );
}
