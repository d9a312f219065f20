import { toNotification, type EventBus, type SessionPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, filter, map } from 'rxjs';

/** Shows, until it is read, that this login has canceled the account deletion. */
export function notifyDeletionCanceled({
  bus,
  session,
}: {
  readonly bus: EventBus;
  readonly session: SessionPort;
}): void {
  session.session$
    .pipe(
      map((state) => (state.status === 'member' && state.user.accountStays ? state.user.token : null)),
      distinctUntilChanged(),
      filter((token) => token !== null),
    )
    .subscribe(() => {
      bus.emit('notification:show', { ...toNotification('ACCOUNT_STAYS'), isPersistentNotification: true });
    });
}
