import { releaseBaseUrl, type ShellManifest } from '@afterglow/shared-contracts';

/** Paths of the live shell's icons and images for the whole site; undefined for missing ones. */
export interface ShellIcons {
  readonly favicon: string | undefined;
  /** For the home screen of an iPhone. */
  readonly touch: string | undefined;
  /** Shown for a shared link without an image. */
  readonly share: string | undefined;
  /** By their width in pixels; a maskable one may be cut to any shape. */
  readonly application: readonly { readonly path: string; readonly sizePx: number; readonly maskable: boolean }[];
}

const hash = String.raw`\.(?:[0-9a-f]+\.)?`;
const application = new RegExp(`^icon-(?<size>\\d+)(?<maskable>-maskable)?${hash}png$`);

export function shellIcons(shell: ShellManifest): ShellIcons {
  const baseUrl = releaseBaseUrl(shell);
  const paths = shell.files.map(({ path }) => path);
  const find = (name: string, ending: string) => {
    const path = paths.find((one) => new RegExp(`^${name}${hash}${ending}$`).test(one));
    return path && `${baseUrl}${path}`;
  };
  return {
    favicon: find('favicon', 'svg'),
    touch: find('touch-icon', 'png'),
    share: find('share', 'png'),
    application: paths.flatMap((path) => {
      const { size, maskable } = application.exec(path)?.groups ?? {};
      return size === undefined
        ? []
        : [{ path: `${baseUrl}${path}`, sizePx: Number(size), maskable: maskable !== undefined }];
    }),
  };
}
