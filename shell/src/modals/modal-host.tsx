import { useLazy } from '../lib/use-lazy.ts';
import { useObservable } from '../lib/use-observable.ts';
import { useShell } from '../shell-context.tsx';

const load = () => import(/* webpackChunkName: "modal" */ './modal-dialog.tsx');

/** A dialog whose code is not there by the first modal is loaded then; one that cannot be loaded costs the listener the modal alone. */
export function ModalHost() {
  const { modals } = useShell();
  const state = useObservable(modals.state$, modals.getState);
  const loaded = useLazy('The modal', { load, isNeeded: state.isOpen, giveUp: modals.hide });
  if (!loaded || !state.component) return null;
  return <loaded.ModalDialog isOpen={state.isOpen} component={state.component} onClose={modals.close} />;
}
