import { defineModal } from '@afterglow/shared-area';
import { AudioQuality } from './audio-quality.tsx';

/** Shown to free members who choose a Premium quality, given as `quality` of its data. */
export const audioQualityModal = defineModal({ title: 'Hear every detail', content: AudioQuality });
