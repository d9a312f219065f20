import { defineModal } from '@afterglow/shared-area';
import { AudioQuality } from './audio-quality.tsx';

/** Shown to free members who ask for a quality that only Premium has; `quality` of its data is the one they asked for. */
export const audioQualityModal = defineModal({ title: 'Hear every detail', content: AudioQuality });
