import type { HostPorts, LiveSet, PageConfig } from '@afterglow/shared-contracts';
import type { DataLayer } from '@afterglow/shared-data';
import type { Observable } from 'rxjs';
import type { Applications } from '../applications/applications.ts';
import type { Views } from '../layout/views.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { PageReload } from './page-reload.ts';

export interface ShellUpdateContext {
  readonly ports: Pick<HostPorts, 'data' | 'player' | 'session'>;
  readonly applications: Pick<Applications, 'getLiveSet' | 'getSlots'>;
  readonly views: Pick<Views, 'getState' | 'change'>;
  readonly notifications: Pick<Notifications, 'getState'>;
  readonly dataLayer: Pick<DataLayer, 'queryClient'>;
  readonly config: PageConfig;
  readonly pageReload: PageReload;
  readonly liveSet$: Observable<LiveSet>;
}
