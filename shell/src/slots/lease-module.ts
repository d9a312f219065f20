import { filter, firstValueFrom } from 'rxjs';
import { ShellError } from '../lib/shell-error.ts';
import type { ModuleLease } from './module-lease.ts';
import type { Slot } from './slot.ts';

/**
 * Loads the area's code if necessary, even while another area is on the screen. Rejects with the cause of the failure.
 */
export async function leaseModule(slot: Slot): Promise<ModuleLease> {
  if (slot.getState().status === 'failed') slot.reload();
  else slot.prepare();
  await firstValueFrom(slot.state$.pipe(filter(({ status }) => status !== 'staging')));
  const loan = slot.lease();
  if (loan) return loan;
  // Not its state: a hidden area shows no failure.
  if (slot.lastFailure) throw slot.lastFailure.error;
  const { remote } = slot;
  throw new ShellError('area_unavailable', `The area ${remote} could not be loaded.`, { context: { remote } });
}
