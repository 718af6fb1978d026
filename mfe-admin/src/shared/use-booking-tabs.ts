import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { bookingTabsTexts } from '../i18n/de-CH/booking-tabs.ts';
import { BOOKINGS_PATH, PRIVATE_PATH, SUSPICIOUS_PATH } from './booking-paths.ts';

const suspicious = resource('suspicious_bookings');

/** The lists of bookings; the second says how many networks there are to look at. */
export function useBookingTabs() {
  const t = useTexts(bookingTabsTexts);
  const { api } = useShell();
  const { data } = useQuery(suspicious.list(api, { itemsPerPage: 1, properties: ['network'] }));
  const count = data?.totalItems ?? 0;
  return [
    { path: BOOKINGS_PATH, text: t('all') },
    { path: PRIVATE_PATH, text: t('private') },
    {
      path: SUSPICIOUS_PATH,
      text: count > 0 ? t('suspiciousCount', { count }) : t('suspicious'),
    },
  ];
}
