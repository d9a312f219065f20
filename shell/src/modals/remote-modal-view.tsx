import { useEffect, useRef } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import { logError } from '../lib/log.ts';
import { useShell } from '../shell-context.tsx';
import styles from './modal-dialog.module.css';
import type { LentModal } from './remote-modals.ts';

/** The part of an area inside the dialog, in its own element. A crash there closes the dialog and nothing else. */
export function RemoteModalView({ modal }: { readonly modal: LentModal }) {
  const { modals } = useShell();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const domElement = document.createElement('div');
    host.current.append(domElement);
    function onCrash(error: unknown) {
      logError(`The modal "${modal.title}" has crashed.`, error);
      modals.close('dismissed');
    }
    const data$ = modals.state$.pipe(
      map(({ data }) => data),
      distinctUntilChanged(),
    );
    const props = { domElement, data$, close: modals.close, onCrash };
    const mounted = modal.mount(props).catch(onCrash);
    return () => {
      void mounted.then(() => modal.unmount(props)).finally(() => domElement.remove());
    };
  }, [modal, modals]);
  return <div ref={host} className={styles.remote} />;
}
