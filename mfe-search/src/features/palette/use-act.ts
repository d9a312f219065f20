import { afterKeyPress } from '@afterglow/shared-area/search-field';
import type { PlayerPort } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { playTrack } from '../../lib/play-track.ts';
import type { PaletteEntry, PlayerCommand, Sound } from './model/palette-entry.ts';

/** Runs an entry; `plays` plays it, if that is possible. */
export function useEntryAction(): (entry: PaletteEntry, plays: boolean) => void {
  const { navigation, player } = usePorts();
  return ({ act, sound }, plays) => {
    if (plays && sound) return void play(player, sound);
    if (act.kind === 'go') afterKeyPress(() => navigation.navigate(act.href));
    else command(player, act.command);
  };
}

/** A playing item continues. */
async function play(player: PlayerPort, sound: Sound): Promise<void> {
  if (sound.kind === 'mix' && sound.track !== undefined) return playTrack(player, sound.mix, sound.track);
  const state = player.getState();
  const isLoaded =
    state.status !== 'stopped' &&
    (sound.kind === 'mix' ? state.mix?.id === sound.mix.id : state.resource.id === sound.id);
  if (isLoaded) return player.resume();
  return sound.kind === 'mix' ? player.toggleMix(sound.mix) : player.toggleChannel(sound.id);
}

function command(player: PlayerPort, name: PlayerCommand): void {
  switch (name) {
    case 'pause':
      return player.pause();
    case 'resume':
      return void player.resume();
    case 'next':
      return void player.next();
    case 'previous':
      return void player.previous();
    case 'mute':
      return player.toggleMute();
  }
}
