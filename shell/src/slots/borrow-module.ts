import { filter, firstValueFrom } from 'rxjs';
import type { Loan } from './loan.ts';
import type { Slot } from './slot.ts';

/** Loads the area's code if it is not there, also while another area is on the screen. Rejects with what it failed of. */
export async function borrowModule(slot: Slot): Promise<Loan> {
  if (slot.getState().status === 'failed') slot.retry();
  else slot.prepare();
  const state = await firstValueFrom(slot.state$.pipe(filter(({ status }) => status !== 'staging')));
  const loan = slot.lend();
  if (loan) return loan;
  throw state.status === 'failed' ? state.failure.error : new Error(`The area ${slot.remote} could not be loaded.`);
}
