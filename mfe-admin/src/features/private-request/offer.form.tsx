import type {
  OfferResponse,
  PriceComponentInput,
  PrivateOfferCreate,
  PrivateRequestResponse,
} from '@firn/shared-contracts/api';
import { daysBetween, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import {
  ContractForm,
  DateField,
  DateTimeField,
  FormSection,
  NumberField,
  TextareaField,
  useFormValue,
} from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { privateRequestsTexts } from '../../i18n/de-CH/private-requests.ts';
import { GuideField } from '../../shared/event-guides/guide-field.tsx';
import { offerValues } from '../../shared/offer-values.ts';
import { labelsByPath } from '../../shared/tour-form/offer-labels.ts';
import { PricesSection } from '../../shared/tour-form/prices-section.tsx';
import { validatePrivateOfferCreate } from './private-request.validator.generated.js';

type Field = keyof typeof privateRequestsTexts.messages.fields;
const FIELDS = Object.keys(privateRequestsTexts.messages.fields) as Field[];

// `type`, because an interface has no index signature.
type Values = {
  readonly start: string | null;
  readonly end: string | null;
  readonly guide: string | null;
  readonly minimumParticipants: number | null;
  readonly maximumParticipants: number | null;
  readonly priceComponents: readonly PriceComponentInput[];
  readonly validUntil: LocalDate | null;
  readonly message: string;
};

interface OfferFormProps {
  readonly request: PrivateRequestResponse;
  readonly offer: OfferResponse;
  readonly onDone: () => void;
}

// The values hold what was typed as long as it cannot be read.
const isMoment = (typed: string) => /^\d{4}-.+Z$/.test(typed);

/** Days from start to end, as far as both are there. */
function useWanted(offer: string) {
  const start = useFormValue<string | null>('start');
  const end = useFormValue<string | null>('end');
  if (!start || !end || !isMoment(start) || !isMoment(end) || end < start) return null;
  const [first, last] = [zurichDate(new Date(start)), zurichDate(new Date(end))];
  return { offer, day: [first], days: daysBetween(first, last) + 1 };
}

function OwnSection({ offer }: { readonly offer: string }) {
  const t = useTexts(privateRequestsTexts);
  const wanted = useWanted(offer);
  return (
    <FormSection title={t('offer.section')}>
      <DateTimeField name="start" label={t('fields.start')} description={t('hints.moment')} required />
      <DateTimeField name="end" label={t('fields.end')} description={t('hints.moment')} required />
      <GuideField name="guide" label={t('fields.guide')} description={t('hints.guide')} wanted={wanted} />
      <NumberField
        name="minimumParticipants"
        label={t('fields.minimumParticipants')}
        description={t('hints.group')}
        unit={t('people')}
        required
      />
      <NumberField
        name="maximumParticipants"
        label={t('fields.maximumParticipants')}
        unit={t('people')}
        required
      />
      <DateField name="validUntil" label={t('fields.validUntil')} required />
      <TextareaField name="message" label={t('fields.message')} />
    </FormSection>
  );
}

/** What makes a request an offer: its own date, guide, group and prices. The price list begins as that of the offer. */
export function OfferForm({ request, offer, onDone }: OfferFormProps) {
  const t = useTexts(privateRequestsTexts);
  const offerT = useTexts(offerTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const labels = Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)]));
  const rules = ({ start, end, minimumParticipants: least, maximumParticipants: most }: Values) => [
    ...(start && end && end < start ? [{ propertyPath: 'end', message: t('rules.end') }] : []),
    ...(least && most && most < least
      ? [{ propertyPath: 'maximumParticipants', message: t('rules.group') }]
      : []),
  ];
  const valuesOf = (): Values => ({
    start: null,
    end: null,
    guide: null,
    minimumParticipants: request.persons,
    maximumParticipants: request.persons,
    priceComponents: offerValues(offer).priceComponents,
    validUntil: null,
    message: '',
  });
  return (
    <>
      <p>{t('offer.effect')}</p>
      <ContractForm<PrivateRequestResponse, Values, PrivateOfferCreate>
        base={null}
        valuesOf={valuesOf}
        validate={validatePrivateOfferCreate}
        rules={rules}
        save={(body) => api.post<PrivateRequestResponse>(`${request['@id']}/offer`, body, { quiet: true })}
        onSaved={() => {
          void client.invalidateQueries();
          onDone();
        }}
        onCancel={onDone}
        savedText={t('offer.sent')}
        saveText={t('offer.send')}
        label={t('offer.title')}
        fieldLabels={{ ...labelsByPath(offerT), ...labels }}
        draftKey={`private-offer/${request.id}`}
      >
        <OwnSection offer={offer['@id']} />
        <PricesSection known={offer.priceComponents} />
      </ContractForm>
    </>
  );
}
