import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { disableElementStacks } from './react-without-stacks.ts';

const APPEARS_WITHIN_MS = 10_000;

configure({ asyncUtilTimeout: APPEARS_WITHIN_MS });
jest.setTimeout(4 * APPEARS_WITHIN_MS);
disableElementStacks();
