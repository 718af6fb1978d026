import type { EventResponse, NewTour } from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { tourCreateTexts } from '../../i18n/de-CH/tour-create.ts';
import { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';
import { endsAfterStart } from '../../shared/tour-form/dates.logic.ts';
import { TourKind } from '../../shared/tour-form/tour-kind.tsx';
import { type TypedPrice, tourLabels } from '../../shared/tour-form/tour-labels.ts';
import { TourPrices } from '../../shared/tour-form/tour-prices.tsx';
import { TourWhat } from '../../shared/tour-form/tour-what.tsx';
import { validateNewTour } from './tour.validator.generated.js';

const events = resource('events');

const newTour = () => ({
  title: '',
  start: null as string | null,
  end: null as string | null,
  place: '',
  meetingText: '',
  leadText: '',
  programText: '',
  minimumParticipants: 2 as number | null,
  maximumParticipants: 6 as number | null,
  level: null as string | null,
  activities: [] as string[],
  priceComponents: [] as TypedPrice[],
});

/** A tour that no offer stands behind; it begins soon. */
export function SpontaneousForm() {
  const t = useTexts(tourCreateTexts);
  const fields = useTexts(tourFormTexts);
  const { navigation } = useShell();
  const write = useWrite(events);
  const labels = tourLabels(fields);
  return (
    <ContractForm<EventResponse, ReturnType<typeof newTour>, NewTour>
      base={null}
      valuesOf={newTour}
      validate={validateNewTour}
      rules={(values) => endsAfterStart(values, fields('endBeforeStart'))}
      save={(body) => write.create(body)}
      onSaved={({ id }) => navigation.push(`/profil/tour/${id}`)}
      savedText={t('created')}
      saveText={t('submit')}
      label={t('spontaneous.label')}
      fieldLabels={labels}
      draftKey="tour:spontaneous"
    >
      <TourWhat labels={labels} />
      <TourKind labels={labels} />
      <TourPrices labels={labels} />
    </ContractForm>
  );
}
