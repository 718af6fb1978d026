import type { OfferResponse } from '@firn/shared-contracts/api';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { Slot, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { voicesTexts } from '../../i18n/de-CH/voices.ts';
import { ErrorNotice } from '../states/error-notice.tsx';
import { ratingJsonLd } from '../voices/rating-json-ld.logic.ts';
import { voicesQuery } from '../voices/voices.queries.ts';
import { hasVoices, Voices } from '../voices/voices.tsx';
import { DateList } from './date-list.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { Rental } from './rental.tsx';
import { TourFacts } from './tour-facts.tsx';
import { TourHero } from './tour-hero.tsx';
import { TourLayout } from './tour-layout.tsx';
import { Section, TourSections } from './tour-sections.tsx';
import { upcomingQuery } from './upcoming.queries.ts';

function OfferDates({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(tourTexts);
  const { api } = useShell();
  const upcoming = useQuery(upcomingQuery(api, { offer: offer['@id'] }));
  return (
    <Section id="dates" title={t('sections.dates')}>
      {upcoming.isError && <ErrorNotice onRetry={() => void upcoming.refetch()} />}
      {upcoming.data && <DateList events={upcoming.data} />}
    </Section>
  );
}

/** The subject of the average, for search engines. */
const productOf = ({ title, leadText, headImage }: OfferResponse) => ({
  '@type': 'Product',
  name: title,
  description: leadText,
  ...(headImage && { image: [headImage.contentUrl] }),
});

/** An offer with its next dates: a page of its own, and in place of an event that does not exist. */
export function OfferDetail({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(tourTexts);
  const voicesText = useTexts(voicesTexts);
  const { api } = useShell();
  const { data: voices } = useQuery(voicesQuery(api, { offer: offer.id }));
  useHead({
    title: offer.title,
    description: offer.leadText,
    canonical: `/offer/${offer.id}/${offer.slug}`,
    robots: offer.state === 'published' ? 'index' : 'noindex',
    ...(offer.headImage && { image: offer.headImage.contentUrl }),
    ...ratingJsonLd(productOf(offer), voices),
  });
  const kicker = [EVENT_TYPE_LABELS[offer.type], offer.place].filter(Boolean).join(' · ');
  return (
    <article>
      <TourHero image={offer.headImage} kicker={kicker} title={offer.title} subtitle={offer.subtitle} />
      {offer.state !== 'published' && <HiddenNotice officePath={`/admin/offer/${offer.id}`} />}
      <TourLayout
        lead={offer.leadText}
        aside={
          <Slot
            name="offer-booking"
            context={offer}
            fallback={<a href="#tour-dates">{t('sections.dates')}</a>}
          />
        }
      >
        <TourFacts tour={offer} />
        <div>
          <OfferDates offer={offer} />
          <TourSections tour={offer} />
          <Rental tour={offer} />
          {hasVoices(voices) && (
            <Section id="voices" title={voicesText('title')}>
              <Voices voices={voices} />
            </Section>
          )}
        </div>
      </TourLayout>
    </article>
  );
}
