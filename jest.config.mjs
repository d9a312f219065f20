/** Every package with tests is one project; its preset follows from its role. */
import { jestProjects } from '@afterglow/shared-build/jest';

// A machine with much else to do is slow, not wrong.
export default { projects: jestProjects(), testTimeout: 60_000 };
