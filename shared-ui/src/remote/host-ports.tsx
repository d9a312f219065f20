import { createContext, use, type ReactNode } from 'react';
import type { HostPorts } from '@afterglow/shared-contracts';

const PortsContext = createContext<HostPorts | null>(null);

interface PortsProviderProps {
  readonly ports: HostPorts;
  readonly children: ReactNode;
}

/** Hands the host's ports down; `createReactLifecycles` does it for a mounted remote, a test does it itself. */
export function PortsProvider({ ports, children }: PortsProviderProps) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/** What the host gave this remote: player, session, navigation, data and bus. Throws outside a `PortsProvider`. */
export function usePorts(): HostPorts {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsProvider above it.');
  return ports;
}
