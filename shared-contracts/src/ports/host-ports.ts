import type { EventBus } from '../events/event-bus.ts';
import type { AnalyticsPort } from './analytics.port.ts';
import type { DataPort } from './data.port.ts';
import type { NavigationPort } from './navigation.port.ts';
import type { PlayerPort } from './player.port.ts';
import type { SessionPort } from './session.port.ts';

/** The ports that the shell passes to every remote. */
export interface HostPorts {
  readonly bus: EventBus;
  readonly player: PlayerPort;
  readonly session: SessionPort;
  readonly navigation: NavigationPort;
  readonly data: DataPort;
  readonly analytics: AnalyticsPort;
}
