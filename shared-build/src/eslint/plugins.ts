import type { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import { constantCase } from './house/constant-case.ts';
import { dynamicBorders } from './house/dynamic-borders.ts';
import { moneyInCents } from './house/money-in-cents.ts';
import { optionsName } from './house/options-name.ts';

export const plugins: Record<string, ESLint.Plugin> = {
  // Its rules are typed for ESLint; only its `configs`, unused here, have an older type.
  'react-hooks': reactHooks as unknown as ESLint.Plugin,
  unicorn,
  // typescript-eslint types its rules with its own version of ESLint's nodes.
  house: {
    rules: {
      'constant-case': constantCase,
      'dynamic-borders': dynamicBorders,
      'money-in-cents': moneyInCents,
      'options-name': optionsName,
    },
  } as unknown as ESLint.Plugin,
};
