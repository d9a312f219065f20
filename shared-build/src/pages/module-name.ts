import path from 'node:path';

/** The export that a module is known by: "./pages/your-music.page.tsx" has `YourMusicPage`, "./modals/welcome.modal.tsx" `welcomeModal`. */
export function exportNameOf(module: string): string {
  const words = path.posix.basename(module, '.tsx').split(/[-.]/);
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return module.endsWith('.modal.tsx') ? capitalised.charAt(0).toLowerCase() + capitalised.slice(1) : capitalised;
}
