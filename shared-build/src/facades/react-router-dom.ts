// What the platform offers of react-router-dom. A name that a browser package imports must stand here; lint says so when one
// does not. Left out on purpose: data routers, which weigh four times as much as all of this, and links, which are those of
// shared-ui and twice as much.
export { BrowserRouter, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom/original';
