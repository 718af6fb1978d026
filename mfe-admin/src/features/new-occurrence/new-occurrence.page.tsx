import type { EventResponse, NewEvent } from '@firn/shared-contracts/api';
import { ContractForm, DateTimeField, FormSection } from '@firn/shared-ui/form';
import { usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { newOccurrenceTexts } from '../../i18n/de-CH/new-occurrence.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { validateNewEvent } from './new-occurrence.validator.generated.js';

const events = resource('events');

// `type`, because an interface has no index signature.
type NewEventValues = {
  readonly offer: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly registrationDeadline: string | null;
};

function NewOccurrence({ offer }: { readonly offer: string }) {
  const t = useTexts(newOccurrenceTexts);
  const { navigation } = useShell();
  const write = useWrite(events);
  const labels = {
    start: t('fields.start'),
    end: t('fields.end'),
    registrationDeadline: t('fields.registrationDeadline'),
  };
  const rules = ({ start, end, registrationDeadline: deadline }: NewEventValues) => [
    ...(start && end && end < start ? [{ propertyPath: 'end', message: t('rules.end') }] : []),
    ...(start && deadline && deadline > start
      ? [{ propertyPath: 'registrationDeadline', message: t('rules.deadline') }]
      : []),
  ];
  return (
    <>
      <p>{t('text')}</p>
      <ContractForm<EventResponse, NewEventValues, NewEvent>
        base={null}
        valuesOf={() => ({ offer, start: null, end: null, registrationDeadline: null })}
        validate={validateNewEvent}
        rules={rules}
        save={(body) => write.create(body)}
        onSaved={(event) => navigation.push(occurrencePath(event))}
        label={t('title')}
        fieldLabels={labels}
      >
        <FormSection title={t('section')}>
          <DateTimeField name="start" label={labels.start} description={t('hints.moment')} required />
          <DateTimeField name="end" label={labels.end} description={t('hints.moment')} required />
          <DateTimeField
            name="registrationDeadline"
            label={labels.registrationDeadline}
            description={t('hints.deadline')}
          />
        </FormSection>
      </ContractForm>
    </>
  );
}

/** Begin and end: the server knows all the rest from the offer. */
export function Page() {
  const { offerId = '' } = usePageParams();
  return <OfferFrame id={offerId}>{(offer) => <NewOccurrence offer={offer['@id']} />}</OfferFrame>;
}
