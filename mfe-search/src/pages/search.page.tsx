import { usePageTitle } from '@afterglow/shared-ui';
import { SearchPrompt } from '../features/prompt/components/search-prompt.tsx';

export function SearchPage() {
  usePageTitle('Search');
  return <SearchPrompt />;
}
