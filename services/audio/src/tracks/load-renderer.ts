import type { RenderPiece } from './music-source.ts';

/** The function that renders pieces, from the module at a URL. Throws when the module does not export `renderPiece`. */
export async function loadRenderer(rendererUrl: string): Promise<RenderPiece> {
  const loaded: unknown = await import(rendererUrl);
  if (!isRenderer(loaded)) throw new Error(`The module ${rendererUrl} exports no renderPiece.`);
  return loaded.renderPiece;
}

function isRenderer(loaded: unknown): loaded is { readonly renderPiece: RenderPiece } {
  return typeof loaded === 'object' && loaded !== null && 'renderPiece' in loaded;
}
