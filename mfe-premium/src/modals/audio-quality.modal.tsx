import { defineModal } from '@afterglow/shared-area';
import { AudioQuality } from './audio-quality.tsx';

/** Shown to free members who ask for a quality that only Premium has, named by `quality` of its data. */
export const audioQualityModal = defineModal({ title: 'Hear every detail', content: AudioQuality });
