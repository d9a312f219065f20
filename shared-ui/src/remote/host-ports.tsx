import { createContext, use, type ReactNode } from 'react';
import type { HostPorts } from '@afterglow/shared-contracts';

const PortsContext = createContext<HostPorts | null>(null);

interface PortsProviderProps {
  readonly ports: HostPorts;
  readonly children: ReactNode;
}

/** Provides the host's ports; `createReactLifecycles` does so for a mounted remote, tests do it directly. */
export function PortsProvider({ ports, children }: PortsProviderProps) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/**
 * The ports that the host passed to this remote: player, session, navigation, data and bus. Throws outside a
 * `PortsProvider`.
 */
export function usePorts(): HostPorts {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsProvider above it.');
  return ports;
}
