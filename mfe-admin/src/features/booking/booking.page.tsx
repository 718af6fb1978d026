import type { BookingResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { useLocation } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import {
  type BookingSection,
  bookingSectionOf,
  bookingSectionPath,
} from '../../shared/booking-frame/booking-sections.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { Overview } from './overview.tsx';

interface SectionProps {
  readonly section: BookingSection;
  readonly booking: BookingResponse;
}

function SectionContent({ section, booking }: SectionProps) {
  const t = useTexts(bookingTexts);
  if (section !== 'renting-material') return <Overview booking={booking} />;
  const path = bookingSectionPath(booking.id, 'people');
  return (
    <FeatureNotice
      text={t(`notices.${section}.text`)}
      links={[{ path, text: t(`notices.${section}.link`) }]}
    />
  );
}

export function Page() {
  const section = bookingSectionOf(useLocation().pathname);
  return <BookingFrame>{(booking) => <SectionContent section={section} booking={booking} />}</BookingFrame>;
}
