import { useExternalSource } from '@afterglow/shared-ui';
import { useLazy } from '../lib/use-lazy.ts';
import { useShell } from '../shell-context.tsx';

const load = () => import(/* webpackChunkName: "modal" */ './modal-dialog.tsx');

/**
 * If the dialog's code is not loaded by the first modal, it is loaded then; if it cannot be loaded, the listener loses
 * only the modal.
 */
export function ModalHost() {
  const { modals } = useShell();
  const state = useExternalSource(modals.state$, modals.getState);
  const dialog = { load, isNeeded: state.isOpen, giveUp: modals.hide, isSilent: true };
  const loaded = useLazy('The modal', dialog);
  if (!loaded || !state.component) return null;
  return <loaded.ModalDialog isOpen={state.isOpen} component={state.component} onClose={modals.close} />;
}
