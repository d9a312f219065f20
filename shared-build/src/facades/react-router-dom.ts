// What the platform offers of react-router-dom. A name that a browser package imports must stand here; lint says so when one
// does not. Left out on purpose: routes, since an area draws its pages from its page table, data routers, which weigh more than
// all of the rest, and links, which are those of shared-ui.
export { BrowserRouter, useLocation } from 'react-router-dom/original';
