import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import type { LiveRadio } from '@afterglow/audio';
import type { ReadinessCheck } from '@afterglow/kit';

/** Fails while listeners of this instance get nothing although something is on the air: another instance may do better. */
export function createStreamsCheck(radio: Pick<LiveRadio, 'silence'>): ReadinessCheck {
  return {
    name: 'streams',
    async run() {
      const broken = CHANNEL_IDS.filter((channel) => radio.silence(channel) === 'broken');
      if (broken.length > 0) throw new Error(`Nothing is sent on ${broken.join(', ')}.`);
    },
  };
}
