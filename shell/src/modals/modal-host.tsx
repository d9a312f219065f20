import { useEffect, useState } from 'react';
import type { ModalDialog } from './modal-dialog.tsx';
import { logError } from '../lib/log.ts';
import { useObservable } from '../lib/use-observable.ts';
import { useShell } from '../shell-context.tsx';

type Dialog = typeof ModalDialog;

/** Loads the dialog when the first modal opens; a dialog that cannot be loaded costs the listener the modal and nothing else. */
export function ModalHost() {
  const { modals } = useShell();
  const state = useObservable(modals.state$, modals.getState);
  const Dialog = useDialog(state.isOpen);
  if (!Dialog || !state.component) return null;
  return <Dialog isOpen={state.isOpen} content={state.component} onClose={modals.close} />;
}

function useDialog(isNeeded: boolean): Dialog | null {
  const [dialog, setDialog] = useState<{ readonly component: Dialog } | null>(null);
  useEffect(() => {
    if (!isNeeded || dialog) return;
    import(/* webpackChunkName: "modal" */ './modal-dialog.tsx')
      .then((module) => setDialog({ component: module.ModalDialog }))
      .catch((error: unknown) => logError('The modal could not be loaded.', error));
  }, [isNeeded, dialog]);
  return dialog?.component ?? null;
}
