import pureComponents from './pure-components.ts';

test('creating and naming a component has no side effect, so it can be removed', () => {
  const source = `var Link = React10.forwardRef(\n  function Link() {}\n);\nLink.displayName = "Link";\nuse(Link);\n`;
  const pure = `var Link = /* @__PURE__ */ React10.forwardRef(\n  function Link() {}\n);\n\nuse(Link);\n`;
  expect(pureComponents(source)).toBe(pure);
});

test("a library's own name that is not a display name stays", () => {
  const source = '    Inner.displayName = "fetcher.Form";\nlabel = Link.displayName;\n';
  expect(pureComponents(source)).toBe(source);
});
