import type { EventResponse, NewTourOfOffer, OfferResponse } from '@firn/shared-contracts/api';
import { ContractForm, DateTimeField, FormSection } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { tourCreateTexts } from '../../i18n/de-CH/tour-create.ts';
import { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';
import { endsAfterStart } from '../../shared/tour-form/dates.logic.ts';
import { KeepDraft } from './keep-draft.tsx';
import { validateNewTourOfOffer } from './tour.validator.generated.js';
import { useNewTour } from './use-new-tour.ts';

/** While it is typed a date may be missing. */
type Values = Readonly<Record<'start' | 'end', string | null> & Record<'offer', string>> & {
  readonly state: 'draft' | null;
};

/** Dates for an offer. */
export function CopyForm({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(tourCreateTexts);
  const fields = useTexts(tourFormTexts);
  const saving = useNewTour();
  const labels = { offer: fields('fields.offer'), start: fields('fields.start'), end: fields('fields.end') };
  return (
    <ContractForm<EventResponse, Values, NewTourOfOffer>
      base={null}
      valuesOf={() => ({ offer: offer['@id'], start: null, end: null, state: null })}
      validate={validateNewTourOfOffer}
      rules={(values) => endsAfterStart(values, fields('endBeforeStart'))}
      {...saving}
      label={t('copy.label', { title: offer.title })}
      fieldLabels={labels}
      draftKey={`tour:${offer['@id']}`}
    >
      <FormSection title={fields('sections.dates')}>
        <DateTimeField name="start" label={labels.start} required />
        <DateTimeField name="end" label={labels.end} required />
      </FormSection>
      <KeepDraft hint={t('draftHintOfOffer')} />
    </ContractForm>
  );
}
