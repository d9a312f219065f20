declare global {
  interface Window {
    /** Milliseconds from the click to the first audio. */
    benchFirstSound: Promise<number>;
  }
}

/** The product's player, or a plain audio element. */
export type SoundSource = 'product' | 'bare';

/**
 * Runs in the page: waits for the next click and then for the position of the playing element to move, checked in every frame. `bare`
 * adds a button that only plays the product's URL in its own element.
 */
export function firstSound(who: SoundSource): void {
  const product = document.querySelector('audio');
  const sounding = (): HTMLAudioElement | null => (who === 'bare' ? bare : document.querySelector('audio'));
  const bare = who === 'bare' ? new Audio() : null;
  if (bare) {
    const src = product?.currentSrc ?? '';
    product?.pause();
    const button = document.createElement('button');
    button.id = 'bench-bare';
    button.textContent = 'bare';
    button.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:2147483647';
    button.addEventListener('click', () => {
      bare.src = src;
      void bare.play();
    });
    document.body.append(button);
  }
  window.benchFirstSound = new Promise((resolve) => {
    const onClick = ({ timeStamp }: MouseEvent): void => {
      const startS = sounding()?.currentTime ?? 0;
      const look = (): void => {
        const element = sounding();
        const hasMoved =
          element !== null && !element.paused && element.currentTime > 0 && element.currentTime !== startS;
        if (hasMoved) resolve(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
}
