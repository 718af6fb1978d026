import { usePageParams } from '@firn/shared-ui/remote';
import { ContentPage } from './editor/content-page.tsx';

export function Page() {
  const { id = '' } = usePageParams();
  return <ContentPage key={id} id={id} />;
}
