import { defineModal } from '@afterglow/shared-area';
import { CommandPalette } from './command-palette.tsx';

/** Shown on Ctrl+K; `places` of its data are the pages of the main menu. */
export const commandPaletteModal = defineModal({ title: 'Jump to…', content: CommandPalette });
