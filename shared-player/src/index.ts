export { createPlayer, type Player, type PlayerOptions } from './player.ts';
export { createAudioElementEngine } from './engine/audio-element-engine.ts';
export { type AudioEngine, type EngineEvent } from './engine/audio-engine.port.ts';
export { createPlaybackApi, type MixSource, type PlaybackApi } from './playback/playback-api.ts';
export { type PlayerAction } from './analytics/player-actions.ts';
export { PlayerPremiumError, isPlayerPremiumError } from './errors.ts';
