import { type PageContext, useErrorPage, usePageParams, useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { OfferDetail } from '../../shared/tour/offer-detail.tsx';
import { rentalQuery } from '../../shared/tour/rental.queries.ts';
import { upcomingQuery } from '../../shared/tour/upcoming.queries.ts';
import { voicesQuery } from '../../shared/voices/voices.queries.ts';
import { offerQuery } from './offer.queries.ts';

export async function prefetch({ shell: { api }, queryClient, params }: PageContext): Promise<undefined> {
  const id = params.id ?? '';
  const prefetchOffer = async () => {
    const offer = await queryClient.fetchQuery(offerQuery(api, id)).catch(() => null);
    if (offer && offer.rentingMaterials.length > 0) await queryClient.prefetchQuery(rentalQuery(api, offer));
  };
  await Promise.all([
    prefetchOffer(),
    queryClient.prefetchQuery(upcomingQuery(api, { offer: `/api/offers/${id}` })),
    queryClient.prefetchQuery(voicesQuery(api, { offer: id })),
  ]);
}

export function Page() {
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const offer = useQuery(offerQuery(api, id));
  useErrorPage(offer.data === null ? 404 : null);
  if (offer.data) return <OfferDetail offer={offer.data} />;
  if (offer.isError) return <PageError picture onRetry={() => void offer.refetch()} />;
  return <PageSkeleton picture />;
}
