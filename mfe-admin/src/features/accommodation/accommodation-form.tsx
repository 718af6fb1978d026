import type { AccommodationPatch, AccommodationResponse } from '@firn/shared-contracts/api';
import {
  CheckboxField,
  ContractForm,
  FormSection,
  MoneyField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  TimeField,
} from '@firn/shared-ui/form';
import { ACCOMMODATION_KIND_LABELS, ASKING_WAY_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { accommodationTexts } from '../../i18n/de-CH/accommodation.ts';
import { locationWords } from '../../shared/places/location.ts';
import { validateAccommodationPatch } from './accommodation.validator.generated.js';
import { HouseLocation } from './house-location.tsx';

const accommodations = resource('accommodations');

type Field = keyof typeof accommodationTexts.messages.fields;
const FIELDS = Object.keys(accommodationTexts.messages.fields) as Field[];
// `type`, because an interface has no index signature.
type Values = Pick<AccommodationResponse, Field>;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const KINDS = optionsOf(ACCOMMODATION_KIND_LABELS);
const WAYS = optionsOf(ASKING_WAY_LABELS);

const valuesOf = (house: AccommodationResponse): Values =>
  Object.fromEntries(FIELDS.map((field) => [field, house[field]])) as Values;

function HouseSection() {
  const t = useTexts(accommodationTexts);
  return (
    <FormSection title={t('sections.house')}>
      <TextField name="title" label={t('fields.title')} maxLength={120} required />
      <SelectField name="kind" label={t('fields.kind')} options={KINDS} required />
      <TextField name="place" label={t('fields.place')} maxLength={120} nullable />
      <NumberField name="altitude" label={t('fields.altitude')} unit={t('units.metres')} />
      <HouseLocation />
    </FormSection>
  );
}

function PeopleSection() {
  const t = useTexts(accommodationTexts);
  return (
    <FormSection title={t('sections.people')}>
      <TextField name="phone" label={t('fields.phone')} type="tel" />
      <TextField name="email" label={t('fields.email')} type="email" nullable />
      <TextField name="website" label={t('fields.website')} description={t('hints.website')} nullable />
      <TextField name="address" label={t('fields.address')} />
      <TextField name="warden" label={t('fields.warden')} />
      <TextField name="wardenPhone" label={t('fields.wardenPhone')} type="tel" />
      <TextField name="owner" label={t('fields.owner')} />
      <TextField name="sacHutNumber" label={t('fields.sacHutNumber')} />
    </FormSection>
  );
}

function BedsSection() {
  const t = useTexts(accommodationTexts);
  return (
    <FormSection title={t('sections.beds')}>
      <NumberField name="beds" label={t('fields.beds')} />
      <NumberField name="rooms" label={t('fields.rooms')} />
      <MoneyField name="memberPrice" label={t('fields.memberPrice')} />
      <MoneyField name="guestPrice" label={t('fields.guestPrice')} />
      <MoneyField
        name="halfBoardPrice"
        label={t('fields.halfBoardPrice')}
        description={t('hints.halfBoardPrice')}
      />
    </FormSection>
  );
}

function AskingSection() {
  const t = useTexts(accommodationTexts);
  return (
    <FormSection title={t('sections.asking')}>
      <SelectField
        name="asksBy"
        label={t('fields.asksBy')}
        description={t('hints.asksBy')}
        options={WAYS}
        required
      />
      <CheckboxField
        name="allergiesInWords"
        label={t('fields.allergiesInWords')}
        description={t('hints.allergiesInWords')}
      />
      <NumberField name="releaseDays" label={t('fields.releaseDays')} unit={t('units.days')} required />
      <TimeField
        name="releaseTime"
        label={t('fields.releaseTime')}
        description={t('hints.releaseTime')}
        required
      />
    </FormSection>
  );
}

function ArrivalSection() {
  const t = useTexts(accommodationTexts);
  return (
    <FormSection title={t('sections.arrival')}>
      <TextareaField name="arrivalHint" label={t('fields.arrivalHint')} />
      <TextareaField name="keyNote" label={t('fields.keyNote')} description={t('hints.keyNote')} />
    </FormSection>
  );
}

/** Everything of a house but its notes. */
export function AccommodationForm({ house }: { readonly house: AccommodationResponse }) {
  const t = useTexts(accommodationTexts);
  const write = useWrite(accommodations);
  return (
    <ContractForm<AccommodationResponse, Values, AccommodationPatch>
      base={house}
      valuesOf={(item) => valuesOf(item ?? house)}
      validate={validateAccommodationPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('form')}
      fieldLabels={{
        ...Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)])),
        'location.latitude': t('locationMap.latitude'),
        'location.longitude': t('locationMap.longitude'),
      }}
      describe={{
        location: locationWords,
        kind: (kind: AccommodationResponse['kind']) => ACCOMMODATION_KIND_LABELS[kind],
        asksBy: (way: NonNullable<AccommodationResponse['asksBy']>) => ASKING_WAY_LABELS[way],
        allergiesInWords: (inWords: boolean) => (inWords ? t('yes') : t('no')),
      }}
    >
      <HouseSection />
      <PeopleSection />
      <BedsSection />
      <AskingSection />
      <ArrivalSection />
    </ContractForm>
  );
}
