import { DataProvider } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { BrowserRouter } from 'react-router-dom';
import { RouteTable } from './route-table.tsx';

export function App() {
  return (
    <DataProvider ports={usePorts()}>
      <BrowserRouter>
        <RouteTable />
      </BrowserRouter>
    </DataProvider>
  );
}
