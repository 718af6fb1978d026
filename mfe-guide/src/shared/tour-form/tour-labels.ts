import type { NewTour } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import type { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';

/** While a price is typed it may be empty. */
export type TypedPrice = Omit<NewTour['priceComponents'][number], 'grossPrice'> & {
  readonly grossPrice: number | null;
};

/** Names of the fields by path, for the form and its complaints. */
export const tourLabels = (t: Translate<typeof tourFormTexts>) => ({
  title: t('fields.title'),
  start: t('fields.start'),
  end: t('fields.end'),
  registrationDeadline: t('fields.registrationDeadline'),
  place: t('fields.place'),
  meetingText: t('fields.meetingText'),
  leadText: t('fields.leadText'),
  programText: t('fields.programText'),
  minimumParticipants: t('fields.minimumParticipants'),
  maximumParticipants: t('fields.maximumParticipants'),
  level: t('fields.level'),
  activities: t('fields.activities'),
  priceComponents: t('fields.priceComponents'),
  'priceComponents[].title': t('fields.priceTitle'),
  'priceComponents[].grossPrice': t('fields.grossPrice'),
});
export type TourLabels = ReturnType<typeof tourLabels>;
