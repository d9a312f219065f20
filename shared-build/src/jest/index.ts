export { jestProjects } from './jest-projects.ts';
