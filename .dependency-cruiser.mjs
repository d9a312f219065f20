/** Borders between packages and inside them; made from the roles of the packages, see shared-build/src/boundaries. */
import { borderRules } from '@afterglow/shared-build/boundaries';

export default borderRules();
