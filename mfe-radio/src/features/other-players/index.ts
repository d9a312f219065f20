export { OtherPlayers } from './components/other-players.tsx';
