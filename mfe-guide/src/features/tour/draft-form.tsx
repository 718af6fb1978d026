import type { EventResponse, TourDraftPatch } from '@firn/shared-contracts/api';
import { ContractForm, DateTimeField } from '@firn/shared-ui/form';
import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';
import { endsAfterStart } from '../../shared/tour-form/dates.logic.ts';
import { TourKind } from '../../shared/tour-form/tour-kind.tsx';
import { type TypedPrice, tourLabels } from '../../shared/tour-form/tour-labels.ts';
import { TourPrices } from '../../shared/tour-form/tour-prices.tsx';
import { TourWhat } from '../../shared/tour-form/tour-what.tsx';
import { events } from './tour.queries.ts';
import { validateTourDraftPatch } from './tour.validator.generated.js';

/** What is in force, by the offer or of the event itself: only what is changed becomes the event's own. */
const draftValues = (event: EventResponse) => ({
  title: event.title as string | null,
  start: event.start as string | null,
  end: event.end as string | null,
  registrationDeadline: event.registrationDeadline as string | null,
  place: event.place as string | null,
  meetingText: event.meetingText as string | null,
  leadText: event.leadText as string | null,
  programText: event.programText as string | null,
  minimumParticipants: event.minimumParticipants as number | null,
  maximumParticipants: event.maximumParticipants as number | null,
  level: event.level?.['@id'] ?? null,
  activities: event.activities.map(({ '@id': iri }) => iri),
  priceComponents: event.priceComponents.map(
    ({ title, grossPrice, vatRate, eligibleForSacDiscount, accommodationCost }): TypedPrice => ({
      title,
      grossPrice,
      vatRate: vatRate['@id'],
      eligibleForSacDiscount,
      accommodationCost,
    }),
  ),
});

/** A tour that the office gave back is put right by its guide (docs/domain/events.md#tours-by-guides). */
export function DraftForm({ event }: { readonly event: EventResponse }) {
  const t = useTexts(tourTexts);
  const fields = useTexts(tourFormTexts);
  const write = useWrite(events);
  const labels = tourLabels(fields);
  const chosen = event.activities.map(({ '@id': value, title: label }) => ({ value, label }));
  return (
    <FirnMantineProvider>
      <ContractForm<EventResponse, ReturnType<typeof draftValues>, TourDraftPatch>
        base={event}
        valuesOf={(item) => draftValues(item ?? event)}
        validate={validateTourDraftPatch}
        rules={(values) => endsAfterStart(values, fields('endBeforeStart'))}
        save={(body, stored) => write.patch(stored, body)}
        label={t('draft.title')}
        fieldLabels={labels}
        carefulFields={['start', 'end', 'registrationDeadline', 'priceComponents']}
        draftKey={`${event['@id']}#draft`}
      >
        <TourWhat labels={labels}>
          <DateTimeField name="registrationDeadline" label={labels.registrationDeadline} required />
        </TourWhat>
        <TourKind labels={labels} chosen={chosen} />
        <TourPrices labels={labels} />
      </ContractForm>
    </FirnMantineProvider>
  );
}
