import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useSettledText } from '../../shared/use-settled-text.ts';
import { type FoundPlace, placesFor, placesOfOffers } from './places.logic.ts';

const offers = resource('offers');
const MOST_OFFERS = 5;

export interface PlaceSearch {
  readonly places: readonly FoundPlace[];
  readonly isSearching: boolean;
}

/** Places by name or by coordinates; those of other offers, which the server is asked for, by the offer's title. */
export function usePlaceSearch(text: string, offerId: string): PlaceSearch {
  const { api } = useShell();
  const wanted = text.trim();
  const settled = useSettledText(wanted);
  const known = placesFor(wanted);
  const isByTitle = wanted !== '' && known[0]?.poi.title !== '';
  const asked = {
    title: settled,
    itemsPerPage: MOST_OFFERS,
    properties: ['id', 'code', 'pois'],
  } as const;
  const { data, isFetching } = useQuery({
    ...offers.list(api, asked),
    enabled: isByTitle && settled === wanted,
  });
  const others = (data?.['hydra:member'] ?? []).filter(({ id }) => id !== offerId);
  const isCurrent = isByTitle && settled === wanted;
  return {
    places: isCurrent ? [...known, ...placesOfOffers(others, known)] : known,
    isSearching: isByTitle && (settled !== wanted || isFetching),
  };
}
