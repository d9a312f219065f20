export { PickedMark } from './picked-mark.tsx';
export { StepFrame } from './step-frame.tsx';
