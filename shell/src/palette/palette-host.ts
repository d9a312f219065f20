import type { HostPorts } from '@afterglow/shared-contracts';
import type { Applications } from '../applications/applications.ts';

/** The page in which the palette is shown. */
export interface PaletteHost {
  readonly ports: HostPorts;
  readonly applications: Pick<Applications, 'slotOf' | 'getLiveSet'>;
  readonly slowLoadMs: number;
}
