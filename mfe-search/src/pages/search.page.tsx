import { SearchPrompt } from '../features/prompt/components/search-prompt.tsx';

export function SearchPage() {
  return <SearchPrompt />;
}
