import type { EventResponse, NewEvent, OfferResponse } from '@firn/shared-contracts/api';
import { ContractForm, DateTimeField, FormSection } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { tourCreateTexts } from '../../i18n/de-CH/tour-create.ts';
import { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';
import { endsAfterStart } from '../../shared/tour-form/dates.logic.ts';
import { validateNewEvent } from './tour.validator.generated.js';

const events = resource('events');

/** While it is typed a date may be missing. */
type Values = Readonly<Record<'start' | 'end', string | null> & Record<'offer', string>>;

/** Dates for an offer. */
export function CopyForm({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(tourCreateTexts);
  const fields = useTexts(tourFormTexts);
  const { navigation } = useShell();
  const write = useWrite(events);
  const labels = { offer: fields('fields.offer'), start: fields('fields.start'), end: fields('fields.end') };
  return (
    <ContractForm<EventResponse, Values, NewEvent>
      base={null}
      valuesOf={() => ({ offer: offer['@id'], start: null, end: null })}
      validate={validateNewEvent}
      rules={(values) => endsAfterStart(values, fields('endBeforeStart'))}
      save={(body) => write.create(body)}
      onSaved={({ id }) => navigation.push(`/profil/tour/${id}`)}
      savedText={t('created')}
      saveText={t('submit')}
      label={t('copy.label', { title: offer.title })}
      fieldLabels={labels}
      draftKey={`tour:${offer['@id']}`}
    >
      <FormSection title={fields('sections.dates')}>
        <DateTimeField name="start" label={labels.start} required />
        <DateTimeField name="end" label={labels.end} required />
      </FormSection>
    </ContractForm>
  );
}
