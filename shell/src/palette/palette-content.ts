/** The name under which an area's release offers the contents of the palette. */
export const PALETTE_CONTENT = 'command-palette';

export const PALETTE_NAME = 'Jump to…';
