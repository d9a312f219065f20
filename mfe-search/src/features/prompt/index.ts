export { SearchPrompt } from './components/search-prompt.tsx';
