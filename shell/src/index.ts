import '@afterglow/shared-ui/tokens.css';
import './layout/shell.css';
import { bootstrap } from './bootstrap.ts';

bootstrap();
