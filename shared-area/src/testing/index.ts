export type { PortsOptions, TestHost } from '../fixtures/create-test-host.ts';
export { openPage, waitUntilLoaded, type OpenPageOptions } from './open-page.tsx';
export { renderWithPorts } from './render-with-ports.tsx';
