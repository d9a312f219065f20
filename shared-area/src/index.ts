export { copyLink } from './copy-link.ts';
export { defineArea, type Area, type AreaOptions } from './define-area.tsx';
export { defineModal, type ModalProps } from './define-modal.tsx';
export { defineModals, definePages } from './page-table.ts';
export { FieldPanel, Panel, PanelActions, QuietText } from './panel/panel.tsx';
export { playFrom } from './play-from.ts';
export { type AnyPageProps, type ModalTable, type PageEntry, type PageTable } from './page-table.ts';
export { type PageKey, type PageProps } from './page-props.ts';
export { useUnfinishedWork, type FormTexts, type UnfinishedForm, type UnfinishedWork } from './unfinished-work.ts';
