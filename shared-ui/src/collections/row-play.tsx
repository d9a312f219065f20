import { Icon } from '../icons/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { Equalizer } from '../media/equalizer.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { isActive, type Playable } from './playable.ts';
import styles from './row-play.module.css';

interface RowPlayProps {
  readonly index: number | undefined;
  readonly title: string;
  readonly playable: Playable | undefined;
}

/** The first cell of a row: its number or equalizer, replaced by the play button on hover and focus. */
export function RowPlay({ index, title, playable }: RowPlayProps) {
  if (!playable) return index === undefined ? null : <span className={styles.cell}>{index}</span>;
  const { state, onToggle } = playable;
  const verb = state === 'paused' ? 'Play' : 'Pause';
  return (
    <button
      type="button"
      className={classNames(styles.cell, styles.button)}
      aria-label={`${verb} ${title}`}
      aria-busy={state === 'loading' || undefined}
      onClick={onToggle}
    >
      <span className={styles.rest} aria-hidden="true">
        <Resting index={index} active={isActive(playable)} loading={state === 'loading'} />
      </span>
      <Icon name={state === 'paused' ? 'play' : 'pause'} className={styles.glyph} />
    </button>
  );
}

interface RestingProps {
  readonly index: number | undefined;
  readonly active: boolean;
  readonly loading: boolean;
}

function Resting({ index, active, loading }: RestingProps) {
  if (loading) return <Spinner className={styles.ring} />;
  if (active) return <Equalizer playing />;
  // Rendered by the stylesheet: a number in the button's text would have to be part of its name too.
  return index === undefined ? <Icon name="play" /> : <span className={styles.number} data-number={index} />;
}
