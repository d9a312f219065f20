/** The inks of a portrait by their use: the palette's five in order of lightness. */
export interface PortraitInks {
  readonly backdrop: string;
  readonly halo: string;
  readonly hair: string;
  readonly light: string;
  readonly shade: string;
  readonly clothes: string;
  readonly trim: string;
}
