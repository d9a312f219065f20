export { openPage, waitUntilLoaded, type OpenPageOptions } from './open-page.tsx';
export { renderWithPorts, type PortsOptions, type TestHost } from './render-with-ports.tsx';
