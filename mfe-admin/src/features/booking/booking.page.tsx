import type { BookingResponse } from '@firn/shared-contracts/api';
import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { useLocation } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { BOOKING_STATE_TONES } from '../../shared/state-tones.ts';
import { Overview } from './overview.tsx';
import { People } from './people.tsx';
import { type Section, sectionOf, sectionPath } from './sections.ts';

const bookings = resource('bookings');

interface SectionProps {
  readonly section: Section;
  readonly booking: BookingResponse;
}

function SectionContent({ section, booking }: SectionProps) {
  const t = useTexts(bookingTexts);
  if (section === 'overview') return <Overview booking={booking} />;
  if (section === 'people') return <People booking={booking} />;
  const path = sectionPath(booking.id, section === 'invoices' ? 'overview' : 'people');
  return (
    <FeatureNotice
      text={t(`notices.${section}.text`)}
      links={[{ path, text: t(`notices.${section}.link`) }]}
    />
  );
}

export function Page() {
  const t = useTexts(bookingTexts);
  const { id = '' } = usePageParams();
  const { pathname } = useLocation();
  const tab = (section: Section) => ({ path: sectionPath(id, section), text: t(`sections.${section}`) });
  return (
    <ResourcePage
      resource={bookings}
      id={id}
      title={t('title')}
      nameOf={({ booker }) => booker.fullName}
      codeOf={({ bookingNumber }) => bookingNumber}
      statusOf={({ state }) => (
        <StateMark tone={BOOKING_STATE_TONES[state]}>{BOOKING_STATE_LABELS[state]}</StateMark>
      )}
      tabs={[tab('overview'), tab('people'), tab('invoices'), tab('renting-material')]}
    >
      {(booking) => <SectionContent section={sectionOf(pathname)} booking={booking} />}
    </ResourcePage>
  );
}
