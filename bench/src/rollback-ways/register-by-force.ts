import type { LiveRelease, RemoteModule } from '@afterglow/shared-contracts';

type AreaProps = Parameters<RemoteModule['lifecycles']['mount']>[0];

/** The parts of Module Federation's instance that are used; every page of a host has one. */
interface Federation {
  loadRemote(id: string): Promise<unknown>;
  registerRemotes(remotes: readonly object[], options: { readonly force: boolean }): void;
  registerPlugins(plugins: readonly object[]): void;
}

export interface ForcedArea {
  readonly remote: string;
  readonly hooksName: string;
}

/**
 * Runs in each document: the area leaves, the other version is registered in its place by force and mounted as soon as it is there, as
 * the documentation of Module Federation has it. Code is not compared with its hashes, since the shell admits none that it has not
 * asked for.
 */
export function registerByForce({ remote, hooksName }: ForcedArea): void {
  if (window !== window.top) return;
  let mounted: { module: RemoteModule; props: AreaProps } | null = null;
  let isAdmitted = false;
  let inTurn = Promise.resolve();

  /** What the shell gives to the area, so that another version can be given the same. */
  function note(module: RemoteModule): void {
    const { mount } = module.lifecycles;
    const noting: typeof mount = (props) => {
      mounted = { module, props };
      return mount(props);
    };
    Object.defineProperty(module, 'lifecycles', { value: { ...module.lifecycles, mount: noting } });
  }

  async function load(host: Federation, id: string): Promise<RemoteModule> {
    // What an area exposes.
    return ((await host.loadRemote(id)) as { readonly remote: RemoteModule }).remote;
  }

  function admitEverything(host: Federation): void {
    const createScript = ({ url }: { readonly url: string }) =>
      Object.assign(document.createElement('script'), { src: url, async: true });
    host.registerPlugins([{ name: 'by-force', createScript }]);
    const value = {
      integrityOf() {},
      limitScript() {},
      insertStylesheet: (link: Element) => document.head.append(link),
    };
    Object.defineProperty(globalThis, hooksName, { value, configurable: true });
  }

  async function replace(host: Federation, release: LiveRelease): Promise<void> {
    if (!mounted) return;
    const { module, props } = mounted;
    const domElement = document.createElement('div');
    domElement.dataset['version'] = release.version;
    await module.lifecycles.unmount(props);
    props.domElement.replaceWith(domElement);
    const entry = new URL(`${release.baseUrl}${release.entry}`, location.href).href;
    host.registerRemotes([{ name: remote, entry, entryGlobalName: release.federationName }], { force: true });
    const next = await load(host, `${remote}/${release.expose.replace('./', '')}`);
    mounted = { module: next, props: { ...props, domElement } };
    await next.lifecycles.mount(mounted.props);
  }

  const waiting = setInterval(() => {
    // Module Federation's own global.
    const federation = Reflect.get(globalThis, '__FEDERATION__') as
      | { readonly __INSTANCES__: Federation[] }
      | undefined;
    const host = federation?.__INSTANCES__[0];
    if (!host) return;
    clearInterval(waiting);
    const { loadRemote } = host;
    host.loadRemote = async (id) => {
      const exposed = await loadRemote.call(host, id);
      const { remote: module } = exposed as { readonly remote: RemoteModule };
      if (module.name === remote && mounted === null) note(module);
      return exposed;
    };
    window.benchFollow = (release) => {
      if (!isAdmitted) admitEverything(host);
      isAdmitted = true;
      inTurn = inTurn.then(() => replace(host, release));
    };
  });
}
