import { messageText, type PlayerPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, filter, map } from 'rxjs';
import type { Notifications } from '../../notifications/notifications.ts';

interface WithdrawOptions {
  readonly player: Pick<PlayerPort, 'state$'>;
  readonly notifications: Pick<Notifications, 'withdraw'>;
}

/** The message about busy servers disappears with the first sound. */
export function withdrawBusy({ player, notifications }: WithdrawOptions): void {
  const starts$ = player.state$.pipe(
    map(({ status }) => status === 'playing'),
    distinctUntilChanged(),
    filter(Boolean),
  );
  starts$.subscribe(() => notifications.withdraw(messageText('SERVER_BUSY')));
}
