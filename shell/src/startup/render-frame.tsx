import { APP_ELEMENT_ID, type HostPorts } from '@afterglow/shared-contracts';
import { DataProvider } from '@afterglow/shared-data/react';
import { PortsProvider } from '@afterglow/shared-ui';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Applications } from '../applications/applications.ts';
import { Frame } from '../layout/frame.tsx';
import { ShellProvider, type ShellServices } from '../shell-context.tsx';
import { removeFirstPicture } from './remove-first-picture.ts';

interface Services extends ShellServices {
  readonly applications: Applications;
}

/** Renders the frame immediately; it contains the containers of the areas. */
export function renderFrame(ports: HostPorts, services: Services): void {
  const element = document.getElementById(APP_ELEMENT_ID);
  if (!element) throw new Error(`The page has no element "#${APP_ELEMENT_ID}".`);
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <PortsProvider ports={ports}>
        <DataProvider ports={ports}>
          <ShellProvider services={services}>
            <Frame />
          </ShellProvider>
        </DataProvider>
      </PortsProvider>,
    ),
  );
  removeFirstPicture(ports, services);
}
