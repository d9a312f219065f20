/** No service sends images: a missing one becomes a gradient of the brand's colors. */
const NO_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#5b3a8c"/><stop offset="1" stop-color="#c2566b"/></linearGradient><path fill="url(#g)" d="M0 0h8v8H0z"/></svg>',
)}`;
const WIDTHS_PX = [1440, 390];

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || target.src === NO_IMAGE) return;
    target.srcset = '';
    target.src = NO_IMAGE;
  },
  true,
);

interface StoryContext {
  readonly globals: { readonly theme?: string };
}

/** Also gives the page the margins that the shell's frame has. */
function inTheme(render: () => unknown, { globals: { theme = '' } }: StoryContext): unknown {
  document.querySelector<HTMLElement>('#storybook-root')?.style.setProperty('padding-inline', 'var(--layout-gutter)');
  if (theme === '') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  return render();
}

export default {
  decorators: [inTheme],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true } },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    viewport: {
      options: Object.fromEntries(
        WIDTHS_PX.map((px) => [`w${px}`, { name: `${px} px`, styles: { width: `${px}px`, height: '900px' } }]),
      ),
    },
  },
};
