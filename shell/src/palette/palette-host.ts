import type { HostPorts } from '@afterglow/shared-contracts';
import type { Applications } from '../applications/applications.ts';

export interface PaletteHost {
  readonly ports: HostPorts;
  readonly applications: Pick<Applications, 'slotOf' | 'getLiveSet'>;
  readonly slowLoadMs: number;
}
