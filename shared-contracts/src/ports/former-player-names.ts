import type { PlayerPort } from './player.port.ts';

type Toggles = Pick<PlayerPort, 'toggleMix' | 'toggleMixes' | 'togglePlaylist' | 'toggleChannel'>;

/** The names that remotes built against contracts 1.0.0 use for the commands that toggle. */
export interface FormerPlayerNames {
  readonly playMix: PlayerPort['toggleMix'];
  readonly playMixes: PlayerPort['toggleMixes'];
  readonly playPlaylist: PlayerPort['togglePlaylist'];
  readonly playChannel: PlayerPort['toggleChannel'];
}

/** A player's commands under their former names, which its port also offers. */
export function formerPlayerNames(player: Toggles): FormerPlayerNames {
  return {
    playMix: player.toggleMix,
    playMixes: player.toggleMixes,
    playPlaylist: player.togglePlaylist,
    playChannel: player.toggleChannel,
  };
}
