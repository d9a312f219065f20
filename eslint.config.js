/** Rules and boundaries are derived from the roles of the packages; see shared-build/src/eslint. */
import { lintConfig } from '@afterglow/shared-build/eslint';

export default lintConfig();
