import { BrowserRouter } from 'react-router-dom';
import { RouteTable } from './route-table.tsx';

export function App() {
  return (
    <BrowserRouter>
      <RouteTable />
    </BrowserRouter>
  );
}
