export { createReactLifecycles } from './remote/create-react-lifecycles.tsx';
export { PortsProvider, usePorts } from './remote/host-ports.tsx';
export { lazyPage } from './remote/lazy-page.tsx';
export { usePageTitle } from './remote/use-page-title.ts';
