import type { BookingResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { useErrorPage, useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PageSkeleton } from '../../shared/page-skeleton.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { BOOKING_STATE_TONES } from '../../shared/state-tones.ts';
import { useBreadcrumb } from '../../shared/use-breadcrumb.ts';
import { bookingQuery } from './booking.queries.ts';
import { Overview } from './overview.tsx';
import { People } from './people.tsx';
import { SECTIONS, type Section, sectionOf, sectionPath } from './sections.ts';

function SectionContent({
  section,
  booking,
}: {
  readonly section: Section;
  readonly booking: BookingResponse;
}) {
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
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const section = sectionOf(useLocation().pathname);
  const { data: booking, error, refetch } = useQuery(bookingQuery(api, id));
  const isMissing = isApiError(error) && error.status === 404;
  const number = booking?.bookingNumber ?? null;
  useErrorPage(isMissing ? 404 : null);
  useBreadcrumb(number);
  useHead({ title: number ? t('title', { number }) : t('loadingTitle'), robots: 'noindex' });
  if (isMissing) return null;
  if (error && !booking) return <LoadFailed onRetry={() => void refetch()} />;
  if (!booking) return <PageSkeleton />;
  return (
    <>
      <PageHead title={booking.booker.fullName} kicker={booking.bookingNumber}>
        <StateMark tone={BOOKING_STATE_TONES[booking.state]}>{BOOKING_STATE_LABELS[booking.state]}</StateMark>
      </PageHead>
      <TabLinks
        label={t('sections.label')}
        tabs={SECTIONS.map((name) => ({ path: sectionPath(id, name), text: t(`sections.${name}`) }))}
      />
      <SectionContent section={section} booking={booking} />
    </>
  );
}
