declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
/** The version this release was built as; set by the build. */
declare const __AFTERGLOW_VERSION__: string;
/** The version of shared-contracts this release was built against; set by the build (an import would say the shell's). */
declare const __AFTERGLOW_CONTRACTS_VERSION__: string;
