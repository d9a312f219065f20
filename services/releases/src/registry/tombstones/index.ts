export { publishTombstone } from './publish-tombstone.ts';
