import { createEventBus, type EventBus } from '../events/event-bus.ts';
import type { SessionState } from '../ports/session.port.ts';
import { createFakeAnalyticsPort, type FakeAnalyticsPort } from './fake-analytics-port.ts';
import { createFakeDataPort, type FakeResponses, type FakeDataPort } from './fake-data-port.ts';
import { createFakeNavigationPort, type FakeNavigationPort } from './fake-navigation-port.ts';
import { createFakePlayerPort, type FakePlayerPort } from './fake-player-port.ts';
import { createFakeSessionPort, type FakeSessionPort } from './fake-session-port.ts';

/** The ports of a host without a shell; fits `HostPorts`. */
export interface FakePorts {
  readonly bus: EventBus;
  readonly player: FakePlayerPort;
  readonly session: FakeSessionPort;
  readonly navigation: FakeNavigationPort;
  readonly data: FakeDataPort;
  readonly analytics: FakeAnalyticsPort;
}

interface FakePortsOptions {
  /** The listener's path; "/" by default. */
  readonly path?: string;
  /** The session; a visitor's by default. */
  readonly session?: SessionState;
  readonly answers?: FakeResponses;
}

/** The ports of a remote, for a test in a browser environment. */
export function createFakePorts({ path, session, answers }: FakePortsOptions = {}): FakePorts {
  return {
    bus: createEventBus(),
    player: createFakePlayerPort(),
    session: createFakeSessionPort(session),
    navigation: createFakeNavigationPort(path),
    data: createFakeDataPort(answers),
    analytics: createFakeAnalyticsPort(),
  };
}
