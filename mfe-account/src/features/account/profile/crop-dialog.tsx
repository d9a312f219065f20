import { Button, Dialog, Icon, IconButton, Slider, SliderTrack, VisuallyHidden } from '@afterglow/shared-ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FieldError } from '../../../ui/text-area.tsx';
import { cropAfterKey, cropText, WHOLE_CROP, ZOOM_PERCENT, zoomCrop, type Crop } from './crop.ts';
import { drawSquare } from './draw-square.ts';
import { useCropPointer } from './use-crop-pointer.ts';
import styles from './crop-dialog.module.css';

const PROBLEM_ID = 'crop-problem';
/** Twice its displayed size, for high-resolution screens. */
const CANVAS_PX = 640;

interface CropDialogProps {
  readonly picture: ImageBitmap;
  /** Why the image could not be used, if that has just failed. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onUse: (crop: Crop) => void;
  readonly onClose: () => void;
}

export function CropDialog({ picture, problem, isBusy, onUse, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE_CROP);
  const zoomTo = (percent: number) => setCrop((before) => zoomCrop(picture, before, percent));
  return (
    <Dialog
      title="Position your picture"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => onUse(crop)}>
            Use picture
          </Button>
        </>
      }
    >
      <div className={styles.tool}>
        <CropArea picture={picture} crop={crop} onChange={setCrop} />
        <div className={styles.zoom}>
          <IconButton
            icon="minus"
            size="s"
            label="Zoom out"
            onClick={() => zoomTo(crop.zoomPercent - ZOOM_PERCENT.step)}
          />
          <Slider
            label="Zoom"
            value={crop.zoomPercent}
            min={ZOOM_PERCENT.min}
            max={ZOOM_PERCENT.max}
            step={ZOOM_PERCENT.step}
            largeStep={50}
            valueText={(percent) => `${percent}%`}
            onChange={zoomTo}
          >
            {(view) => <SliderTrack view={view} thumb="always" />}
          </Slider>
          <IconButton
            icon="plus"
            size="s"
            label="Zoom in"
            onClick={() => zoomTo(crop.zoomPercent + ZOOM_PERCENT.step)}
          />
        </div>
        {problem && <FieldError id={PROBLEM_ID}>{problem}</FieldError>}
      </div>
    </Dialog>
  );
}

interface CropAreaProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const pointer = useCropPointer({ size: picture, crop, onChange });

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);

  function onKeyDown(event: KeyboardEvent) {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : cropAfterKey(event.key, picture, crop);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <>
      {/* A screen reader passes arrow keys on to role="application". */}
      <div
        role="application"
        tabIndex={0}
        aria-label="Picture position"
        aria-describedby={hintId}
        className={styles.area}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <canvas ref={canvas} width={CANVAS_PX} height={CANVAS_PX} className={styles.canvas} />
        <span className={styles.circle} aria-hidden="true" />
      </div>
      <p id={hintId} className={styles.hint}>
        <Icon name="info" size="s" />
        <span>
          Drag to move the picture<span className={styles.keys}>, or use the arrow keys and zoom with + and −</span>.
        </span>
      </p>
      <VisuallyHidden>
        <span role="status">{cropText(crop)}</span>
      </VisuallyHidden>
    </>
  );
}
