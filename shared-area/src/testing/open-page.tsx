import { PortsProvider } from '@afterglow/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Area } from '../define-area.tsx';
import { createTestHost, type TestHost } from '../fixtures/create-test-host.ts';
import type { PageFixture } from '../fixtures/page-fixture.tsx';

/** The first page of a run is compiled before it renders. */
const FIRST_PAGE_MS = 4000;

/** How a page is opened. */
export interface OpenPageOptions extends PageFixture {
  /** True returns before the page's requests have finished. */
  readonly isLoading?: boolean;
}

/** Opens a page of an area by its URL: from its page table, on the real data layer over a fake service. */
export async function openPage(
  area: Area,
  { path, isLoading = false, ...options }: OpenPageOptions,
): Promise<TestHost> {
  const host = createTestHost(path, options);
  await act(async () => {
    render(
      <PortsProvider ports={host}>
        <area.App />
      </PortsProvider>,
    );
  });
  await act(async () => area.loadPage(new URL(path, window.location.href).pathname));
  if (!isLoading) await waitUntilLoaded();
  return host;
}

/** Resolves once no loading state is shown. */
export async function waitUntilLoaded(): Promise<void> {
  const noneIsLoading = () => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  await waitFor(noneIsLoading, { timeout: FIRST_PAGE_MS });
}
