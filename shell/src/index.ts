import '@afterglow/shared-ui/tokens.css';
import './layout/shell.css';
import { bootstrap } from './bootstrap.ts';
import { findStartingPoint } from './live-set/starting-point.ts';

void findStartingPoint().then(bootstrap);
