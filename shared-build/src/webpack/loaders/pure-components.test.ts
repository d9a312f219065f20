import pureComponents from './pure-components.ts';

test('a component that is made and named has no effect anymore, so it can be left out', () => {
  const source = `var Link = React10.forwardRef(\n  function Link() {}\n);\nLink.displayName = "Link";\nuse(Link);\n`;
  const pure = `var Link = /* @__PURE__ */ React10.forwardRef(\n  function Link() {}\n);\n\nuse(Link);\n`;
  expect(pureComponents(source)).toBe(pure);
});

test('a name that is not a display name of a library’s own stays', () => {
  const source = '    Inner.displayName = "fetcher.Form";\nlabel = Link.displayName;\n';
  expect(pureComponents(source)).toBe(source);
});
