import type { PageDefinitions, RemoteModule } from '@afterglow/shared-contracts';
import { DataProvider } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useLayoutEffect, type ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createAreaPages, type AreaPagesOptions } from './area-pages.tsx';
import { createReactLifecycles } from './create-react-lifecycles.tsx';
import { createDraftRestorer } from './restore-drafts.ts';
import type { PageKey, PageProps } from './page-props.ts';
import type { ModalTable, PageTable } from './page-table.ts';
import { createUnsavedChanges, UnsavedChangesProvider } from './unsaved-changes.ts';

type PageFallbacks<Definitions extends PageDefinitions> = {
  readonly [Key in PageKey<PageTable<Definitions>>]?: ComponentType<PageProps<PageTable<Definitions>, Key>>;
};

/** The definition of an area. */
export interface AreaOptions<Definitions extends PageDefinitions> {
  /** The name of its releases: "radio". */
  readonly name: string;
  readonly pages: PageTable<Definitions>;
  readonly modals?: ModalTable;
  /**
   * Shown instead of a page until its code has loaded, by the key of the page; nothing for a page that is not listed.
   * A page within another one shares that page's fallback unless it has its own.
   */
  readonly fallback?: PageFallbacks<Definitions>;
  /** The name of `fallback` in areas built against contracts before 1.5.0. */
  readonly waiting?: PageFallbacks<Definitions>;
  readonly frame?: AreaPagesOptions['frame'];
  /** True while a swap to another version would cost the listener something; dirty forms are handled automatically. */
  readonly isBusy?: RemoteModule['isBusy'];
}

/** An area: the module that its release exposes, and the members that tests use to open its pages. */
export interface Area extends RemoteModule {
  /** All pages below the providers; needs the host's ports above it. */
  readonly App: ComponentType;
  loadPage(pathname: string): Promise<void>;
}

/** Creates an area from its page table. React renders its pages, which use the ports that the shell passes in. */
export function defineArea<const Definitions extends PageDefinitions>(options: AreaOptions<Definitions>): Area {
  const { name, pages, modals, waiting = {}, fallback = waiting, frame, isBusy } = options;
  const { Pages, loadPage } = createAreaPages({
    entries: pages.entries,
    // A fallback is rendered only with its own page's props: the type of each says so, but a record of them cannot.
    fallback: fallback as AreaPagesOptions['fallback'],
    ...(frame && { frame }),
  });
  const work = createUnsavedChanges();
  const watchSession = createDraftRestorer(work);

  function App() {
    const ports = usePorts();
    // Before a form asks for its transferred text: another member may have logged in.
    useLayoutEffect(() => watchSession(ports), [ports]);
    return (
      <DataProvider ports={ports}>
        <UnsavedChangesProvider value={work}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </UnsavedChangesProvider>
      </DataProvider>
    );
  }

  return {
    name,
    version: pages.version,
    contractsVersion: pages.contractsVersion,
    lifecycles: createReactLifecycles(() => <App />),
    ...(modals && { modals }),
    isBusy: () => (isBusy?.() ?? false) || work.isUnderWay(),
    handOver: work.handOver,
    takeOver: work.takeOver,
    App,
    loadPage,
  };
}
