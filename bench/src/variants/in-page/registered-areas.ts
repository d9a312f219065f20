// Finds an area by its URL at run time: registered with its manifest, as Module Federation documents it.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LiveRelease, RemoteModule } from '@afterglow/shared-contracts';

export async function loadArea(
  name: string,
  { federationName, baseUrl }: LiveRelease,
): Promise<{ remote: RemoteModule }> {
  registerRemotes([{ name: federationName, entry: new URL(`${baseUrl}mf-manifest.json`, location.href).href }]);
  const exposed = await loadRemote<{ remote: RemoteModule }>(`${federationName}/remote`);
  if (!exposed) throw new Error(`${name} exposes nothing.`);
  return exposed;
}
