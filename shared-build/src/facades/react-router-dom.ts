// The parts of react-router-dom that the platform offers. A name that a browser package imports must be listed here; lint reports one
// that is not. Omitted on purpose: routes, because an area draws its pages from its page table; data routers, which weigh more than all
// the rest; and links, because those are in shared-ui.
export { BrowserRouter, useLocation } from 'react-router-dom/original';
