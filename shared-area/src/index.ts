export { copyLink } from './copy-link.ts';
export { defineArea, type Area, type AreaOptions } from './define-area.tsx';
export { defineModal, type ModalProps } from './define-modal.tsx';
export { defineModals, definePages } from './page-table.ts';
export { FieldPanel, Panel, PanelActions, SecondaryText } from './panel/panel.tsx';
export { playFrom } from './play-from.ts';
export { type AnyPageProps, type ModalTable, type PageEntry, type PageTable } from './page-table.ts';
export { type PageKey, type PageProps } from './page-props.ts';
export { useUnsavedChanges, type FormTexts, type UnsavedForm, type UnsavedChanges } from './unsaved-changes.ts';

// Names that released remotes import; removed with contracts 2.0.0.
export { SecondaryText as QuietText } from './panel/panel.tsx';
export { useUnsavedChanges as useUnfinishedWork } from './unsaved-changes.ts';
