import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { IconButton, usePorts } from '@afterglow/shared-ui';
import type { SidePanel } from '../views.ts';
import { useViews } from '../use-views.ts';
import styles from './bar-tools.module.css';
import { SleepTimerSelect } from './sleep-timer-select.tsx';
import { SpeedSelect } from './speed-select.tsx';
import { VolumeControl } from './volume/volume-control.tsx';

/** The right of the bar: tracklist, queue, sleep timer, speed, volume, expand. */
export function BarTools() {
  const { player } = usePorts();
  const isMix = usePlayerSnapshot(player, ({ mix }) => mix !== null);
  const isStopped = usePlayerSnapshot(player, ({ status }) => status === 'stopped');
  const { change } = useViews();
  return (
    <div className={styles.tools}>
      <PanelButton panel="tracklist" label="Tracklist" className={styles.roomy} />
      <PanelButton panel="queue" label="Queue" />
      <div className={styles.roomy}>
        <SleepTimerSelect placement="above" />
      </div>
      <div className={styles.roomy} data-absent={!isMix || undefined}>
        <SpeedSelect placement="above" />
      </div>
      <VolumeControl />
      <IconButton
        icon="expand"
        label="Full-screen player"
        disabled={isStopped}
        onClick={() => change({ isExpanded: true })}
      />
    </div>
  );
}

interface PanelButtonProps {
  readonly panel: SidePanel;
  readonly label: string;
  readonly className?: string | undefined;
}

function PanelButton({ panel, label, className }: PanelButtonProps) {
  const { panel: open, togglePanel } = useViews();
  return (
    <IconButton
      icon={panel}
      label={label}
      pressed={open === panel}
      data-panel={panel}
      className={className}
      onClick={() => togglePanel(panel)}
    />
  );
}
