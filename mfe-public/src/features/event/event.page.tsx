import {
  type PageContext,
  type PageRedirect,
  useErrorPage,
  usePageParams,
  useShell,
} from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { OfferDetail } from '../../shared/tour/offer-detail.tsx';
import { rentalQuery } from '../../shared/tour/rental.queries.ts';
import { upcomingQuery } from '../../shared/tour/upcoming.queries.ts';
import { offerOf, voicesQuery } from '../../shared/voices/voices.queries.ts';
import { eventPageQuery } from './event.queries.ts';
import { EventDetail } from './event-detail.tsx';

export async function prefetch(context: PageContext): Promise<PageRedirect | undefined> {
  const { api } = context.shell;
  const { queryClient } = context;
  const pageQuery = eventPageQuery(api, context.params.id ?? '');
  await queryClient.prefetchQuery(pageQuery);
  const page = queryClient.getQueryData(pageQuery.queryKey);
  if (page?.kind === 'moved') return { redirect: page.to };
  if (page?.kind === 'event' || page?.kind === 'offer') {
    const tour = page.kind === 'event' ? page.event : page.offer;
    const offer = page.kind === 'event' ? page.event.offer : page.offer['@id'];
    await Promise.all([
      queryClient.prefetchQuery(upcomingQuery(api, { offer })),
      queryClient.prefetchQuery(companyQuery(api)),
      queryClient.prefetchQuery(voicesQuery(api, offerOf({ offer }))),
      tour.rentingMaterials.length > 0 && queryClient.prefetchQuery(rentalQuery(api, tour)),
    ]);
  }
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
