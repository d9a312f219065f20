import { BrowserRouter } from 'react-router-dom';
import type { DataPort } from '@afterglow/shared-contracts';
import { DataProvider } from '@afterglow/shared-data/react';
import { RouteTable } from './route-table.tsx';

export function App({ data }: { readonly data: DataPort }) {
  return (
    <DataProvider data={data}>
      <BrowserRouter>
        <RouteTable />
      </BrowserRouter>
    </DataProvider>
  );
}
