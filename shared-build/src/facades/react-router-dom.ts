// What the platform offers of react-router-dom. A name that a browser package imports must stand here; lint says so when one
// does not. Data routers are left out on purpose: they weigh as much as all of this.
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom/original';
