import path from 'node:path';

/** The export of a module: `YourMusicPage` for "./pages/your-music.page.tsx", `welcomeModal` for "./modals/welcome.modal.tsx". */
export function exportNameOf(module: string): string {
  const words = path.posix.basename(module, '.tsx').split(/[-.]/);
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return module.endsWith('.modal.tsx') ? capitalised.charAt(0).toLowerCase() + capitalised.slice(1) : capitalised;
}
