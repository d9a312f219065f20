import type { SessionPort } from '@afterglow/shared-contracts';
import type { AudioEngine } from './engine/audio-engine.port.ts';
import type { ListenerPrompts } from './playback/listener-prompts.ts';

/** Only members may listen. */
export interface ListenerGate {
  isVisitor(): boolean;
  /** Call it inside the listener's gesture, before playback. A visitor is asked to log in. */
  denyVisitor(): boolean;
}

export function createListenerGate(session: SessionPort, engine: AudioEngine, prompts: ListenerPrompts): ListenerGate {
  const isVisitor = () => session.getSession().status === 'visitor';
  return {
    isVisitor,
    denyVisitor() {
      if (isVisitor()) prompts.promptLogin();
      else engine.unlock();
      return isVisitor();
    },
  };
}
