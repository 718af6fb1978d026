import type { OfferResponse } from '@firn/shared-contracts/api';
import { usePageParams, useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { COPIED, DAYS_LATER } from '../../shared/event-paths.ts';
import { EVER_SINCE } from '../../shared/ever-since.ts';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { SeasonForm } from './season-form.tsx';

const events = resource('events');

interface OfferProps {
  readonly offer: OfferResponse;
}

/** Copies of an event; the days come from its list, or are proposed. */
function Copies({ offer, id, shift }: OfferProps & { readonly id: string; readonly shift: number | null }) {
  const { api } = useShell();
  const { data, error, refetch } = useQuery(events.item(api, id));
  if (data) return <SeasonForm offer={offer} model={{ event: data, isCopied: true, shift }} />;
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

/** New ones, at the times of the newest event of the offer. */
function Fresh({ offer }: OfferProps) {
  const { api } = useShell();
  const query = {
    offer: offer.id,
    start: { after: EVER_SINCE },
    order: { start: 'desc' },
    itemsPerPage: 1,
  } as const;
  const { data, error, refetch } = useQuery(events.list(api, query));
  const [event] = data?.['hydra:member'] ?? [];
  if (data)
    return <SeasonForm offer={offer} model={event ? { event, isCopied: false, shift: null } : null} />;
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

/** The events of a season, or of a single day. */
export function Page() {
  const { offerId = '' } = usePageParams();
  const address = new URLSearchParams(useLocation().search);
  const copied = address.get(COPIED);
  const later = address.get(DAYS_LATER);
  return (
    <OfferFrame id={offerId}>
      {(offer) =>
        copied === null ? (
          <Fresh offer={offer} />
        ) : (
          <Copies offer={offer} id={copied} shift={later === null ? null : Number(later)} />
        )
      }
    </OfferFrame>
  );
}
