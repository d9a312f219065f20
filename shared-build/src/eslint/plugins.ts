import type { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';

export const plugins: Record<string, ESLint.Plugin> = {
  // Its rules are typed for ESLint; only its `configs`, unused here, are typed by an older shape.
  'react-hooks': reactHooks as unknown as ESLint.Plugin,
  unicorn,
};
