import type { EventResponse, OfferResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { idOf } from '../id-of.ts';

const offers = resource('offers');

interface WithOfferProps {
  readonly event: EventResponse;
  children(offer: OfferResponse): ReactNode;
}

/** A form of an event needs what the event inherits. */
export function WithOffer({ event, children }: WithOfferProps) {
  const { api } = useShell();
  const { data, error, refetch } = useQuery(offers.item(api, idOf(event.offer)));
  if (data) return children(data);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
