import { serverNowMs, type SleepTimer, type SleepTimerSetting } from '@afterglow/shared-contracts';
import { usePlayerSnapshot, useSleepTimer } from '@afterglow/shared-player/react';
import { Select, usePorts, type SelectOption } from '@afterglow/shared-ui';

const MINUTES = [15, 30, 45, 60, 90] as const;
const OFF = 'off';
const RUNNING = 'running';
const END_OF_MIX = 'end-of-mix';

interface SleepTimerSelectProps {
  readonly placement: 'above' | 'below';
  readonly withWords?: boolean;
}

export function SleepTimerSelect({ placement, withWords = false }: SleepTimerSelectProps) {
  const { player } = usePorts();
  const timer = useSleepTimer(player);
  const isMix = usePlayerSnapshot(player, ({ mix }) => mix !== null);
  return (
    <Select
      label="Sleep timer"
      icon="clock"
      look={withWords ? 'field' : 'quiet'}
      placement={placement}
      options={optionsFor(timer, isMix)}
      value={valueOf(timer)}
      isSet={timer !== null}
      onChange={(value) => player.setSleepTimer(wishOf(value))}
    />
  );
}

function optionsFor(timer: SleepTimer | null, isMix: boolean): readonly SelectOption<string>[] {
  return [
    { value: OFF, label: 'Off' },
    ...(timer?.type === 'at-time' ? [{ value: RUNNING, label: `Until ${timeOfDay(timer.endsAtMs)}` }] : []),
    ...MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` })),
    ...(isMix || timer?.type === END_OF_MIX ? [{ value: END_OF_MIX, label: 'End of this mix' }] : []),
  ];
}

function valueOf(timer: SleepTimer | null): string {
  if (!timer) return OFF;
  return timer.type === 'at-time' ? RUNNING : END_OF_MIX;
}

function wishOf(value: string): SleepTimerSetting | null {
  if (value === OFF) return null;
  return value === END_OF_MIX ? { type: 'end-of-mix' } : { type: 'minutes', minutes: Number(value) };
}

/** The timer counts by the device's own clock, which may be wrong. */
function timeOfDay(atMs: number): string {
  return new Date(atMs + serverNowMs() - Date.now()).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });
}
