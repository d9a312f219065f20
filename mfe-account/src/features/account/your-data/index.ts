export { DataExportCard } from './data-export-card.tsx';
export { DeleteAccountCard } from './delete-account-card.tsx';
