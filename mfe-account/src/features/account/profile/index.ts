export { EditProfile } from './edit-profile.tsx';
