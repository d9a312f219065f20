import type { Mix } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { Sections, useMixPlayable, usePageTitle, usePlayParameter, usePorts } from '@afterglow/shared-ui';
import { relatedOf } from '../../../resources/related-of.resource.ts';
import { MixHero } from './mix-hero.tsx';
import { MixWaveform } from './mix-waveform.tsx';
import styles from './mix-view.module.css';
import { RelatedMixes } from './related-mixes.tsx';
import { Tracklist } from './tracklist.tsx';

export function MixView({ mix, pathname }: { readonly mix: Mix; readonly pathname: string }) {
  const { player } = usePorts();
  const playable = useMixPlayable(mix);
  usePageTitle(mix.title);
  useResource(relatedOf({ mixes: [mix] }));
  usePlayParameter({ pathname, playable, start: () => player.toggleMix(mix) });
  return (
    <>
      <MixHero mix={mix} playable={playable} />
      <Sections>
        <MixWaveform mix={mix} />
        {mix.description && <p className={styles.description}>{mix.description}</p>}
        <Tracklist mix={mix} />
        <RelatedMixes mix={mix} />
      </Sections>
    </>
  );
}
