import type { EventResponse } from '@firn/shared-contracts/api';
import { useSession, useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { idIn } from '../../shared/id-in.ts';
import { HiddenNotice } from '../../shared/tour/hidden-notice.tsx';

const offers = resource('offers');

/** Guests see no event that is not published, and none of a hidden offer but those that guides made. */
export function EventHidden({ event }: { readonly event: EventResponse }) {
  const { api } = useShell();
  const { isAdmin } = useSession().permissions;
  const offerId = idIn(event.offer);
  const dependsOnOffer = event.published && event.type !== 'spontaneous_tour';
  const offer = useQuery({ ...offers.item(api, offerId), enabled: isAdmin && dependsOnOffer });
  const isOfferHidden = dependsOnOffer && offer.data !== undefined && offer.data.state !== 'published';
  // The guest of a private tour sees its page, too.
  if (event.isPrivate || (event.published && !isOfferHidden)) return null;
  return <HiddenNotice officePath={`/admin/offer/${offerId}/occurrences/${event.id}`} />;
}
