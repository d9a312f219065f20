/** Boundaries between packages and inside them; made from the roles of the packages, see shared-build/src/boundaries. */
import { boundaryRules } from '@afterglow/shared-build/boundaries';

export default boundaryRules();
