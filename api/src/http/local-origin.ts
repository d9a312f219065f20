export { localOrigin } from '@afterglow/shared-service';
