const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /(?<== )(?=React\d*\.(?:forwardRef|memo)\()/g;

/**
 * Lets bundlers drop a library's unused components: setting their names for developer tools is a side effect, and no bundler knows that
 * creating a component is not.
 */
export default function pureComponents(source: string): string {
  return source.replaceAll(DISPLAY_NAME, '').replaceAll(COMPONENT, '/* @__PURE__ */ ');
}
