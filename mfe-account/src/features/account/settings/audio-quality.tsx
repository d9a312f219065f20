import { Panel } from '@afterglow/shared-area';
import type { QualityKey } from '@afterglow/shared-contracts';
import type { useSettings } from '@afterglow/shared-data/react';
import { TextLink } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { QUALITY_OPTIONS } from './quality-options.ts';
import { QualityRadio } from './quality-radio.tsx';
import { useQualityChoice } from './use-quality-choice.ts';
import styles from './settings.module.css';

const NOTE_ID = 'audio-quality-note';

interface AudioQualityProps {
  readonly session: MemberSession;
  readonly store: ReturnType<typeof useSettings>['store'];
  readonly stored: QualityKey;
}

export function AudioQuality(props: AudioQualityProps) {
  const { chosen, choose } = useQualityChoice(props);
  const { premium } = props.session;
  return (
    <Panel>
      <fieldset className={styles.qualities} aria-describedby={NOTE_ID}>
        <legend className={styles.legend}>On-demand quality</legend>
        <p id={NOTE_ID} className={styles.note}>
          Changes apply to the next thing you play.
        </p>
        {QUALITY_OPTIONS.map((option) => (
          <QualityRadio
            key={option.key}
            option={option}
            isLocked={option.needsSub && !premium}
            isChosen={option.key === chosen}
            onChoose={() => choose(option)}
          />
        ))}
      </fieldset>
      {!premium && (
        <p className={styles.note}>
          Every mix sounds better with Premium. <TextLink href={PATHS.plans}>See plans</TextLink>
        </p>
      )}
    </Panel>
  );
}
