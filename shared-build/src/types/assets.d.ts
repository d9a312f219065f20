declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
/** The version of this release; set by the build. */
declare const __AFTERGLOW_VERSION__: string;
/** The version of shared-contracts of this release; set by the build (an import would return the shell's). */
declare const __AFTERGLOW_CONTRACTS_VERSION__: string;
