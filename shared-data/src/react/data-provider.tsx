import type { DataPort } from '@afterglow/shared-contracts';
import { createContext, use, type ReactNode } from 'react';
import { environmentOf, environmentOfPorts, type DataEnvironment } from '../cache/data-environment.ts';
import type { MemberPorts, MemberStores } from '../cache/member-stores.ts';

const DataContext = createContext<DataEnvironment | null>(null);

type DataProviderProps = { readonly children: ReactNode } & (
  | { readonly data: DataPort }
  | { readonly ports: MemberPorts }
);

/** Provides data to the hooks below it: the `ports` of a remote, or only `data` when no member data is shown. */
export function DataProvider({ children, ...given }: DataProviderProps) {
  const environment = 'ports' in given ? environmentOfPorts(given.ports) : environmentOf(given.data);
  return <DataContext value={environment}>{children}</DataContext>;
}

export function useDataEnvironment(): DataEnvironment {
  const environment = use(DataContext);
  if (!environment) throw new Error('This component reads data and needs a <DataProvider> above it.');
  return environment;
}

export function useMemberStores(): MemberStores {
  const { stores } = useDataEnvironment();
  if (!stores)
    throw new Error("This component shows what is a member's own and needs a <DataProvider ports={ports}> above it.");
  return stores;
}
