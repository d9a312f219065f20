import { createContext, use, type ReactNode } from 'react';
import type { PageConfig } from '@afterglow/shared-contracts';
import type { Applications } from './applications/applications.ts';
import type { ThemeChoice } from './config/theme.ts';
import type { IosBannerState } from './ios-banner/ios-banner-state.ts';
import type { Views } from './layout/views.ts';
import type { Modals } from './modals/modals.ts';
import type { Notifications } from './notifications/notifications.ts';
import type { Connection } from './offline/connection.ts';
import type { Progress } from './progress/progress.ts';

/** Services for the shell's own components only, besides the ports that everyone has. */
export interface ShellServices {
  readonly applications: Pick<Applications, 'slots$' | 'getSlots' | 'ownerOf' | 'getLiveSet'>;
  readonly notifications: Notifications;
  readonly modals: Modals;
  readonly progress: Progress;
  readonly theme: ThemeChoice;
  readonly views: Views;
  readonly connection: Connection;
  readonly iosBanner: IosBannerState;
  readonly config: PageConfig;
  readonly reload: () => void;
}

const ShellContext = createContext<ShellServices | null>(null);

interface ShellProviderProps {
  readonly services: ShellServices;
  readonly children: ReactNode;
}

export function ShellProvider({ services, children }: ShellProviderProps) {
  return <ShellContext value={services}>{children}</ShellContext>;
}

export function useShell(): ShellServices {
  const services = use(ShellContext);
  if (!services) throw new Error('This component belongs to the shell and needs a <ShellProvider> above it.');
  return services;
}
