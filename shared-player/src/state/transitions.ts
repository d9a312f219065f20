import type { ActiveStatus, PlayerState } from '@afterglow/shared-contracts';

export type PlayerStatus = PlayerState['status'];

/** How something enters the player: about to sound, or shown as it was left. */
export type LoadSignal = 'asked' | 'restored';

/** What changes the status of something that is in the player. */
export type StatusSignal = 'progressed' | 'buffer-empty' | 'paused' | 'resumed' | 'reopened';

type Transitions<Status> = Readonly<Record<StatusSignal, Status> & Record<LoadSignal, ActiveStatus>>;

const LOADING = { asked: 'loading', restored: 'paused' } as const;

/**
 * Every transition except `stop`, which leads to `stopped` from everywhere. A stopped player stays stopped until something is loaded;
 * a sound that arrives late after a pause leaves it paused; a resumed one counts as playing at once.
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
