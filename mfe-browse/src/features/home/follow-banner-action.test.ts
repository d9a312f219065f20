import { buildMix, createFakePorts } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { waitFor } from '@testing-library/react';
import { followBannerAction } from './follow-banner-action.ts';

const unreached = new ApiError({ operation: 'getMix', code: 'network_failed', status: null, message: 'no answer' });

test.each([
  ['Retry', 'confirmed', ['toggleMix 2']],
  ['Cancel', 'dismissed', []],
] as const)(
  '[MODAL-015] %s after a banner that did not reach the service (%s) leads to %j, and is asked for once',
  async (_name, outcome, commands) => {
    const ports = createFakePorts({
      answers: {
        getMix: () => {
          throw unreached;
        },
      },
    });
    const asked: unknown[] = [];
    ports.bus.on('modal:show').subscribe((modal) => asked.push(modal));
    const following = followBannerAction(ports, { type: 'playMix', value: '2', label: 'Hear it' });
    await waitFor(() => expect(asked).toEqual([{ type: 'error', contentKey: 'ERROR_NETWORK' }]));
    ports.data.answer({ getMix: () => ({ data: buildMix({ number: 2 }) }) });
    ports.bus.emit('modal:closed', { type: 'error', outcome });
    await following;
    expect(ports.player.commands).toEqual(commands);
    expect(asked).toHaveLength(1);
  },
);
