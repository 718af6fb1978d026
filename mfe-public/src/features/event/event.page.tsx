import {
  type PageContext,
  type PageRedirect,
  useErrorPage,
  usePageParams,
  useShell,
} from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { OfferDetail } from '../../shared/tour/offer-detail.tsx';
import { upcomingQuery } from '../../shared/tour/upcoming.queries.ts';
import { eventPageQuery } from './event.queries.ts';
import { EventDetail } from './event-detail.tsx';

export async function prefetch(context: PageContext): Promise<PageRedirect | undefined> {
  const { api } = context.shell;
  const { queryClient } = context;
  const pageQuery = eventPageQuery(api, context.params.id ?? '');
  await queryClient.prefetchQuery(pageQuery);
  const page = queryClient.getQueryData(pageQuery.queryKey);
  if (page?.kind === 'moved') return { redirect: page.to };
  if (page?.kind === 'event')
    await queryClient.prefetchQuery(upcomingQuery(api, { offer: page.event.offer }));
  if (page?.kind === 'offer')
    await queryClient.prefetchQuery(upcomingQuery(api, { offer: page.offer['@id'] }));
  return undefined;
}

export function Page() {
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const page = useQuery(eventPageQuery(api, id));
  useErrorPage(page.data?.kind === 'missing' ? 404 : null);
  if (page.isError) return <PageError picture onRetry={() => void page.refetch()} />;
  switch (page.data?.kind) {
    case 'event':
      return <EventDetail event={page.data.event} />;
    case 'offer':
      return <OfferDetail offer={page.data.offer} />;
    case 'missing':
      return null;
    default:
      return <PageSkeleton picture />;
  }
}
