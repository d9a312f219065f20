export { mountStations } from './stations.module.ts';
