const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /(?<== )(?=React\d*\.(?:forwardRef|memo)\()/g;

/**
 * Lets a library's components be left out when nobody imports them: their names for developer tools are effects, and whether
 * making one is an effect no bundler knows.
 */
export default function pureComponents(source: string): string {
  return source.replaceAll(DISPLAY_NAME, '').replaceAll(COMPONENT, '/* @__PURE__ */ ');
}
