import { Checkbox, Icon } from '@afterglow/shared-ui';
import { useId } from 'react';
import { megabytesPerHour, type QualityOption } from './quality-options.ts';
import styles from './settings.module.css';

interface QualityRadioProps {
  readonly option: QualityOption;
  /** The member would need Premium. */
  readonly isLocked: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Its accessible name is only the title; the text below the title describes it. */
export function QualityRadio({ option, isLocked, isChosen, onChoose }: QualityRadioProps) {
  const id = useId();
  const { key, title, subtitle, bitrateKbps } = option;
  return (
    <Checkbox
      kind="radio"
      name="quality"
      value={key}
      className={styles.quality}
      checked={isChosen}
      onChange={onChoose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-subtitle ${id}-numbers`}
    >
      <span className={styles.text}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
          {isLocked && <Icon name="lock" size="s" className={styles.lock} />}
        </span>
        <span id={`${id}-subtitle`} className={styles.note}>
          {subtitle}
        </span>
        <span id={`${id}-numbers`} className={styles.numbers}>
          {bitrateKbps} kbps, about {megabytesPerHour(bitrateKbps)} MB an hour
        </span>
      </span>
    </Checkbox>
  );
}
