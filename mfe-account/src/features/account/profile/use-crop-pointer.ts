import { useRef, type PointerEvent } from 'react';
import { moveCrop, type Crop, type PictureSize } from './crop.ts';

interface CropPointerOptions {
  readonly size: PictureSize;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

export function useCropPointer({ size, crop, onChange }: CropPointerOptions) {
  const last = useRef<{ readonly x: number; readonly y: number }>(null);
  const release = () => {
    last.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!last.current) return;
      const shown = event.currentTarget.getBoundingClientRect().width || 1;
      const by = { x: (last.current.x - event.clientX) / shown, y: (last.current.y - event.clientY) / shown };
      last.current = { x: event.clientX, y: event.clientY };
      onChange(moveCrop(size, crop, by));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
