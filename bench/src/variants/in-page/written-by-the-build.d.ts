// The modules of ../virtual-modules.ts.
declare module 'bench:areas.js' {
  import type { LiveRelease, RemoteModule } from '@afterglow/shared-contracts';

  export function loadArea(name: string, release: LiveRelease): Promise<{ readonly remote: RemoteModule }>;
}
declare module 'bench:shell.js' {}
