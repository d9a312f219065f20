import { useLazy } from '../lib/use-lazy.ts';
import { useObservable } from '../lib/use-observable.ts';
import { useShell } from '../shell-context.tsx';

const load = () => import(/* webpackChunkName: "modal" */ './modal-dialog.tsx');

/** Loads the dialog when the first modal opens; a dialog that cannot be loaded costs the listener the modal and nothing else. */
export function ModalHost() {
  const { modals } = useShell();
  const state = useObservable(modals.state$, modals.getState);
  const loaded = useLazy('The modal', { load, isNeeded: state.isOpen, giveUp: modals.hide });
  if (!loaded || !state.component) return null;
  return <loaded.ModalDialog isOpen={state.isOpen} component={state.component} onClose={modals.close} />;
}
