import { useMemo } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import { logError } from '../lib/log.ts';
import { useShell } from '../shell-context.tsx';
import { RemoteModalOutlet } from './remote-modal-outlet.tsx';
import styles from './modal-dialog.module.css';
import type { RemoteModalInstance } from './remote-modals.ts';

/** The part of an area inside the dialog. A crash there only closes the dialog. */
export function RemoteModalView({ modal }: { readonly modal: RemoteModalInstance }) {
  const { modals } = useShell();
  const data$ = useMemo(
    () =>
      modals.state$.pipe(
        map(({ data }) => data),
        distinctUntilChanged(),
      ),
    [modals],
  );
  function onCrash(error: unknown) {
    logError(`The modal "${modal.title}" has crashed.`, error);
    modals.close('dismissed');
  }
  return (
    <RemoteModalOutlet modal={modal} data$={data$} close={modals.close} onCrash={onCrash} className={styles.remote} />
  );
}
