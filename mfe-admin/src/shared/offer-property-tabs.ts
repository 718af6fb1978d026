import type { TabLink } from '@firn/shared-ui/resource-page';
import { useLocation } from 'react-router';

const HOME = '/admin/offer-properties';

/** The small lists that offers are described with, as pages beside each other; the first is also the area's own. */
export function useOfferPropertyTabs(): readonly TabLink[] {
  const { pathname } = useLocation();
  return [
    { path: pathname === HOME ? HOME : `${HOME}/levels`, text: 'Niveaus' },
    { path: `${HOME}/sleeping-styles`, text: 'Übernachtungsarten' },
    { path: `${HOME}/tags`, text: 'Stichwörter' },
  ];
}
