import type { DataPort } from '@afterglow/shared-contracts';
import { createContext, use, type ReactNode } from 'react';
import { environmentOf, type DataEnvironment } from '../cache/data-environment.ts';

const DataContext = createContext<DataEnvironment | null>(null);

/** Gives the hooks below it the data port; `data` is `ports.data` of a remote. */
export function DataProvider({ data, children }: { readonly data: DataPort; readonly children: ReactNode }) {
  return <DataContext value={environmentOf(data)}>{children}</DataContext>;
}

export function useDataEnvironment(): DataEnvironment {
  const environment = use(DataContext);
  if (!environment) throw new Error('This component reads data and needs a <DataProvider> above it.');
  return environment;
}
