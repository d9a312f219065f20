export { jestProjectNames, jestProjects } from './jest-projects.ts';
