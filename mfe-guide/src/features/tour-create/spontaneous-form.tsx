import type { EventResponse, NewTour } from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { tourCreateTexts } from '../../i18n/de-CH/tour-create.ts';
import { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';
import { endsAfterStart } from '../../shared/tour-form/dates.logic.ts';
import { TourKind } from '../../shared/tour-form/tour-kind.tsx';
import { type TypedPrice, tourLabels } from '../../shared/tour-form/tour-labels.ts';
import { TourPrices } from '../../shared/tour-form/tour-prices.tsx';
import { TourWhat } from '../../shared/tour-form/tour-what.tsx';
import { groupIsThere } from './group-is-there.logic.ts';
import { KeepDraft } from './keep-draft.tsx';
import { validateNewTour } from './tour.validator.generated.js';
import { useNewTour } from './use-new-tour.ts';

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
  state: null as 'draft' | null,
});

/** A tour that no offer stands behind; it begins soon. */
export function SpontaneousForm() {
  const t = useTexts(tourCreateTexts);
  const fields = useTexts(tourFormTexts);
  const saving = useNewTour();
  const labels = tourLabels(fields);
  return (
    <ContractForm<EventResponse, ReturnType<typeof newTour>, NewTour>
      base={null}
      valuesOf={newTour}
      validate={validateNewTour}
      rules={(values) => [
        ...endsAfterStart(values, fields('endBeforeStart')),
        ...groupIsThere(values, t('groupMissing')),
      ]}
      {...saving}
      label={t('spontaneous.label')}
      fieldLabels={labels}
      draftKey="tour:spontaneous"
    >
      <TourWhat labels={labels} />
      <TourKind labels={labels} />
      <TourPrices labels={labels} />
      <KeepDraft hint={t('draftHint')} />
    </ContractForm>
  );
}
