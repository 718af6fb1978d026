import type { EventResponse } from '@firn/shared-contracts/api';
import { formatDateRange } from '@firn/shared-ui/format';
import { CANCELLATION_REASON_LABELS, EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { Slot, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eventTexts } from '../../i18n/de-CH/event.ts';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { voicesTexts } from '../../i18n/de-CH/voices.ts';
import { eventPath } from '../../shared/event-card/event-card.fields.ts';
import { RememberButton } from '../../shared/remember/remember-button.tsx';
import { DateList } from '../../shared/tour/date-list.tsx';
import { PriceTable } from '../../shared/tour/price-table.tsx';
import { Rental } from '../../shared/tour/rental.tsx';
import { TourFacts } from '../../shared/tour/tour-facts.tsx';
import { TourHero } from '../../shared/tour/tour-hero.tsx';
import { TourLayout } from '../../shared/tour/tour-layout.tsx';
import { Section, TourSections } from '../../shared/tour/tour-sections.tsx';
import { upcomingQuery } from '../../shared/tour/upcoming.queries.ts';
import { offerOf, voicesQuery } from '../../shared/voices/voices.queries.ts';
import { hasVoices, Voices } from '../../shared/voices/voices.tsx';
import { AskButton } from './ask-button.tsx';
import styles from './event-detail.module.css';
import { EventHidden } from './event-hidden.tsx';
import { eventJsonLd } from './event-json-ld.logic.ts';
import { ShareButton } from './share-button.tsx';
import { WaySection } from './way-section.tsx';

function useEventHead(event: EventResponse): void {
  useHead({
    title: event.title,
    description: event.leadText,
    canonical: eventPath(event),
    robots: event.availability === 'past' || !event.published ? 'noindex' : 'index',
    jsonLd: [eventJsonLd(event)],
    ...(event.headImage && { image: event.headImage.contentUrl }),
  });
}

/** Says clearly that nobody can take part any more. */
function EndedNotice({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  const { availability, cancellationReason: reason } = event;
  if (availability !== 'cancelled' && availability !== 'past') return null;
  return (
    <div className={styles.ended} role="note">
      <p className={styles.endedTitle}>{t(`${availability}.title`)}</p>
      {/* «Anderer Grund» tells a guest nothing. */}
      {reason && reason !== 'other' && (
        <p>{t('cancelled.reason', { reason: CANCELLATION_REASON_LABELS[reason] })}</p>
      )}
    </div>
  );
}

const isOpen = ({ availability }: EventResponse): boolean =>
  availability === 'bookable' || availability === 'few';

function OtherDates({ event }: { readonly event: EventResponse }) {
  const t = useTexts(tourTexts);
  const { api } = useShell();
  const upcoming = useQuery(upcomingQuery(api, { offer: event.offer }));
  if (!upcoming.data) return null;
  const others = upcoming.data.filter(({ id }) => id !== event.id);
  if (others.length === 0 && isOpen(event)) return null;
  return (
    <Section id="dates" title={t('sections.otherDates')}>
      <DateList events={others} />
    </Section>
  );
}

/** Guests of earlier dates say how it was. */
function OfferVoices({ event }: { readonly event: EventResponse }) {
  const t = useTexts(voicesTexts);
  const { api } = useShell();
  const { data } = useQuery(voicesQuery(api, offerOf(event)));
  if (!hasVoices(data)) return null;
  return (
    <Section id="voices" title={t('title')}>
      <Voices voices={data} />
    </Section>
  );
}

/** It leads to the form, for as long as the booking team's box is not there. */
function BookingLink({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  if (!isOpen(event)) return null;
  return (
    <a className={styles.book} href={`/event/${event.id}/buchen`}>
      {t('book')}
    </a>
  );
}

/** Beside the booking team's box stands what a guest does with the page itself. */
function Aside({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  const pictures = event.images.length;
  return (
    <div className={styles.aside}>
      <Slot name="event-booking" context={event} fallback={<BookingLink event={event} />} />
      <RememberButton event={event} shape="words" />
      <ShareButton event={event} />
      {event.availability !== 'past' && <AskButton event={event} />}
      {pictures > 0 && (
        <Link className={styles.gallery} to={`/event/${event.id}/bilder`}>
          {t('gallery', { count: pictures })}
        </Link>
      )}
    </div>
  );
}

/** One date of a tour or course: everything a guest wants to know before booking. */
export function EventDetail({ event }: { readonly event: EventResponse }) {
  useEventHead(event);
  const dates = formatDateRange(event.start, event.end);
  return (
    <article>
      <TourHero
        image={event.headImage}
        kicker={`${EVENT_TYPE_LABELS[event.type]} · ${dates}`}
        title={event.title}
        subtitle={event.subtitle}
      />
      <EventHidden event={event} />
      <EndedNotice event={event} />
      <div className={styles.tools}>
        <Slot name="event-tools" context={event} />
      </div>
      <TourLayout lead={event.leadText} aside={<Aside event={event} />}>
        <Slot name="event-facts" context={event} />
        <TourFacts tour={event} houses={event.eventAccommodations} />
        <div>
          <TourSections tour={event} />
          <WaySection event={event} />
          <PriceTable
            components={event.priceComponents}
            sacDiscountPercent={event.sacDiscountPercent}
            extraCosts={event.extraCosts}
          />
          <Rental tour={event} />
          <OfferVoices event={event} />
          <OtherDates event={event} />
        </div>
      </TourLayout>
    </article>
  );
}
