import { PLAYBACK_SPEEDS } from '@afterglow/shared-contracts';
import { useSpeed } from '@afterglow/shared-player/react';
import { Select, usePorts, type SelectOption } from '@afterglow/shared-ui';

const AS_RECORDED = 1;
const OPTIONS: readonly SelectOption<number>[] = PLAYBACK_SPEEDS.map((value) => ({ value, label: `${value}×` }));

interface SpeedSelectProps {
  readonly placement: 'above' | 'below';
  readonly withWords?: boolean;
}

export function SpeedSelect({ placement, withWords = false }: SpeedSelectProps) {
  const { player } = usePorts();
  const speed = useSpeed(player);
  return (
    <Select
      label="Speed"
      {...(withWords ? { prefix: 'Speed' } : { look: 'quiet', face: `${speed}×` })}
      placement={placement}
      options={OPTIONS}
      value={speed}
      isSet={speed !== AS_RECORDED}
      onChange={player.setSpeed}
    />
  );
}
