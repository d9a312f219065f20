import type { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import { constantCase } from './local-rules/constant-case.ts';
import { dynamicBoundaries } from './local-rules/dynamic-boundaries.ts';
import { moneyInCents } from './local-rules/money-in-cents.ts';
import { optionsName } from './local-rules/options-name.ts';
import { vocabulary } from './local-rules/vocabulary.ts';
import { sliceDoors } from './local-rules/slice-doors.ts';

export const plugins: Record<string, ESLint.Plugin> = {
  'react-hooks': reactHooks as unknown as ESLint.Plugin,
  unicorn,
  // typescript-eslint types its rules with its own version of ESLint's nodes.
  local: {
    rules: {
      'constant-case': constantCase,
      'dynamic-boundaries': dynamicBoundaries,
      'money-in-cents': moneyInCents,
      'options-name': optionsName,
      vocabulary,
      'slice-doors': sliceDoors,
    },
  } as unknown as ESLint.Plugin,
};
