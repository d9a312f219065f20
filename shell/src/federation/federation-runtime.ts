import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { chunkGlobalOf } from '@afterglow/shared-contracts';

/** The small part of Module Federation that the shell uses. */
export interface FederationRuntime {
  /** Registers a container; nothing is requested yet. */
  register(federationName: string, entryUrl: string): void;
  /** Resolves to the exposed module; rejects with whatever the runtime or webpack threw. */
  load(federationName: string, expose: string): Promise<unknown>;
  /** Releases a container, so that its code can be collected and a later load starts from scratch. */
  remove(federationName: string): void;
}

interface ScriptRules {
  integrityOf(url: string): string | undefined;
  readonly limitMs: number;
}

/** Uses the instance that the build's federation plugin has created. Throws when there is none. */
export function createFederationRuntime({ integrityOf, limitMs }: ScriptRules): FederationRuntime {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without Module Federation.');
  instance.registerPlugins([
    {
      name: 'afterglow-entry',
      createScript({ url }) {
        const script = document.createElement('script');
        const integrity = integrityOf(url);
        Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', ...(integrity ? { integrity } : {}) });
        return { script, timeout: limitMs };
      },
    },
  ]);
  return {
    register: (name, entry) => instance.registerRemotes([{ name, entry }]),
    load: (name, expose) => instance.loadRemote(requestOf(name, expose)),
    remove(name) {
      const { remoteHandler, options } = instance;
      const registered = options.remotes.find((remote) => remote.name === name);
      if (registered) unregister(remoteHandler, registered);
      for (const request of Object.keys(remoteHandler.idToRemoteMap)) {
        if (remoteHandler.idToRemoteMap[request]?.name === name) delete remoteHandler.idToRemoteMap[request];
      }
      removeGlobals(name);
    },
  };
}

type RemoteHandler = ModuleFederation['remoteHandler'];
type RegisteredRemote = ModuleFederation['options']['remotes'][number];

/** `removeRemote` is private, but there is no alternative: registering by force would also load again. */
function unregister(handler: RemoteHandler, remote: RegisteredRemote): void {
  const removeRemote: unknown = Reflect.get(handler, 'removeRemote');
  if (typeof removeRemote !== 'function') throw new Error('This Module Federation cannot remove a remote.');
  Reflect.apply(removeRemote, handler, [remote]);
}

function requestOf(federationName: string, expose: string): string {
  return `${federationName}/${expose.replace(/^\.\//, '')}`;
}

/** Containers and chunk arrays are `var`s, which cannot be deleted; and the runtime caches its preloads. */
function removeGlobals(federationName: string): void {
  for (const key of [federationName, chunkGlobalOf(federationName)]) {
    if (key in globalThis && !Reflect.deleteProperty(globalThis, key)) Reflect.set(globalThis, key, undefined);
  }
  const { __PRELOADED_MAP__: preloaded } = globalThis.__FEDERATION__;
  for (const key of preloaded.keys()) if (key.startsWith(`${federationName}/`)) preloaded.delete(key);
}
