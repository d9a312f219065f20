declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
/** The version this release was built as; set by the build. */
declare const __AFTERGLOW_VERSION__: string;
