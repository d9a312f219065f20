declare global {
  interface Window {
    /** When audio of this bit rate first played, by the machine's clock. */
    benchHeardAt?: (bitrateKbps: number) => Promise<number>;
  }
}

/** Runs in the page, before anything else: waits in every frame for the position of an audio element with such a file to move. */
export function watchSound(): void {
  const positionIn = (file: string): number | null => {
    const audio = document.querySelector('audio');
    return audio && !audio.paused && audio.currentSrc.includes(file) ? audio.currentTime : null;
  };
  window.benchHeardAt = (bitrateKbps) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing was heard at ${bitrateKbps} kbit/s for a minute.`)), 60_000);
      let beforeS: number | null = null;
      const look = (): void => {
        const positionS = positionIn(`/${bitrateKbps}.mp3`);
        if (positionS !== null && beforeS !== null && positionS > beforeS) return resolve(Date.now());
        beforeS = positionS;
        requestAnimationFrame(look);
      };
      look();
    });
}
