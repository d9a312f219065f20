/** Borders between packages and inside them; made from the roles of the packages, see shared-build/src/borders. */
import { borderRules } from '@afterglow/shared-build/borders';

export default borderRules();
