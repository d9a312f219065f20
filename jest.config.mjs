/** Every package with tests is one project; its preset follows from its role. */
import { jestProjects } from '@afterglow/shared-build/jest';

export default { projects: jestProjects() };
