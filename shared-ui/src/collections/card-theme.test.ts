import { cardTheme } from './card-theme.ts';

test.each(['default', 'highlight', 'gradient-highlight', 'gradient-vibrand-highlight'])(
  '[SHELL-089] %s is a theme of a card',
  (name) => expect(cardTheme(name)).toBe(name),
);

test.each(['', 'Highlight', 'gradient', 'gradient-vibrant-highlight', 'constructor'])(
  '[SHELL-089] %p is not a theme and is rejected',
  (name) => expect(() => cardTheme(name)).toThrow('is not a theme of a card'),
);
