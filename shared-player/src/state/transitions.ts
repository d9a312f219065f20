import type { ActiveStatus, PlayerState } from '@afterglow/shared-contracts';

export type PlayerStatus = PlayerState['status'];

/** How an item enters the player: about to play, or shown at its stored position. */
export type LoadSignal = 'asked' | 'restored';

/** Changes the status of the item in the player. */
export type StatusSignal = 'progressed' | 'buffer-empty' | 'paused' | 'resumed' | 'reopened';

type Transitions<Status> = Readonly<Record<StatusSignal, Status> & Record<LoadSignal, ActiveStatus>>;

const LOADING = { asked: 'loading', restored: 'paused' } as const;

/**
 * Every transition except `stop`, which leads to `stopped` from everywhere. A stopped player stays stopped until
 * something is loaded; audio that arrives late after a pause leaves it paused; a resumed one is playing immediately.
 */
export const TRANSITIONS: Readonly<
  Record<ActiveStatus, Transitions<ActiveStatus>> & Record<'stopped', Transitions<'stopped'>>
> = {
  stopped: {
    ...LOADING,
    progressed: 'stopped',
    'buffer-empty': 'stopped',
    paused: 'stopped',
    resumed: 'stopped',
    reopened: 'stopped',
  },
  loading: {
    ...LOADING,
    progressed: 'playing',
    'buffer-empty': 'loading',
    paused: 'paused',
    resumed: 'loading',
    reopened: 'loading',
  },
  playing: {
    ...LOADING,
    progressed: 'playing',
    'buffer-empty': 'loading',
    paused: 'paused',
    resumed: 'playing',
    reopened: 'loading',
  },
  paused: {
    ...LOADING,
    progressed: 'paused',
    'buffer-empty': 'paused',
    paused: 'paused',
    resumed: 'playing',
    reopened: 'loading',
  },
};
