/** The rules that need types; see shared-build/src/eslint. */
import { typeLintConfig } from '@afterglow/shared-build/eslint';
import { defineConfig } from 'oxlint';

export default defineConfig(typeLintConfig());
