import { globSync } from 'node:fs';
import { workbenchConfig } from '@afterglow/shared-build/workbench';

const ROOT = '../../..';
/** Each by itself: webpack would search the whole workspace for a common pattern. */
const FOLDERS = globSync(`${ROOT}/{shared-ui,mfe-*}/src/fixtures`, { cwd: import.meta.dirname });

/** Storybook's configuration: the stories of the design system and of every area, built as the areas are. */
export default {
  framework: '@storybook/react-webpack5',
  addons: ['@storybook/addon-a11y'],
  stories: FOLDERS.map((folder) => `${folder}/*.stories.tsx`),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: workbenchConfig,
};
