import type { SessionUser } from '@firn/shared-contracts/shell';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { profileTexts } from '../../i18n/de-CH/profile.ts';
import { bookingsQuery, profileQuery } from '../../shared/profile.queries.ts';
import { ProfileFrame } from '../../shared/profile-frame.tsx';
import { Failed, Loading, LoadingRegion } from '../../shared/region.tsx';
import { BookingList } from './booking-list.tsx';
import { splitBookings } from './bookings.logic.ts';
import { Contact } from './contact.tsx';
import styles from './profile.module.css';
import { RememberedPart } from './remembered.part.tsx';

function Content({ user }: { readonly user: SessionUser }) {
  const { api, now } = useShell();
  const t = useTexts(profileTexts);
  const me = useQuery(profileQuery(api, user.id));
  const bookings = useQuery(bookingsQuery(api, user.id));
  if (me.isPending || bookings.isPending) return <Loading />;
  if (me.isError || bookings.isError) {
    const retry = () => {
      void me.refetch();
      void bookings.refetch();
    };
    return <Failed onRetry={retry} />;
  }
  const { upcoming, waiting, past, ended } = splitBookings(bookings.data['hydra:member'], now());
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <BookingList title={t('upcoming')} empty={t('upcomingEmpty')} bookings={upcoming} />
        {waiting.length > 0 && <BookingList title={t('waiting')} bookings={waiting} />}
        <BookingList title={t('past')} empty={t('pastEmpty')} bookings={past} />
        <RememberedPart user={user} />
        {ended.length > 0 && <BookingList title={t('ended')} bookings={ended} />}
      </div>
      <div className={styles.column}>
        <Contact me={me.data} />
      </div>
    </div>
  );
}

/** `/profil`; the shell's guard lets only logged-in visitors through. */
export function Page() {
  const t = useTexts(profileTexts);
  const { user } = useSession();
  useHead({ title: t('title'), robots: 'noindex' });
  if (!user) return <LoadingRegion />;
  return (
    <ProfileFrame title={user.fullName || user.email}>
      <Content key={user.id} user={user} />
    </ProfileFrame>
  );
}
