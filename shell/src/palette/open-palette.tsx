import { PortsProvider } from '@afterglow/shared-ui';
import { createRoot } from 'react-dom/client';
import { skip } from 'rxjs';
import type { PaletteHost } from './palette-host.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import { createPaletteSource } from './palette-source.ts';

/** Shows it outside the frame until it is closed or the page changes; returns a function that closes it. */
export function openPalette(host: PaletteHost, onClosed: () => void): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const leaving = host.ports.navigation.path$.pipe(skip(1)).subscribe(close);
  let isOpen = true;

  function close() {
    if (!isOpen) return;
    isOpen = false;
    leaving.unsubscribe();
    root.unmount();
    element.remove();
    onClosed();
  }

  root.render(
    <PortsProvider ports={host.ports}>
      <PaletteDialog source={createPaletteSource(host)} slowLoadMs={host.slowLoadMs} onClose={close} />
    </PortsProvider>,
  );
  return close;
}
