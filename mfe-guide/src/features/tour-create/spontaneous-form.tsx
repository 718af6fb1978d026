import type { EventResponse, NewTour } from '@firn/shared-contracts/api';
import { isValidOn, zurichDate } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  ContractForm,
  DateTimeField,
  EntitiesField,
  FormSection,
  MoneyField,
  NumberField,
  RichTextField,
  SelectField,
  SortableRows,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { tourCreateTexts } from '../../i18n/de-CH/tour-create.ts';
import { endsAfterStart } from './dates.logic.ts';
import { validateNewTour } from './tour.validator.generated.js';
import styles from './tour-create.module.css';

const events = resource('events');
const levels = resource('levels');
const activities = resource('activities');
const vatRates = resource('vat_rates');

/** While a price is typed it may be empty. */
type TypedPrice = Omit<NewTour['priceComponents'][number], 'grossPrice'> & {
  readonly grossPrice: number | null;
};

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

const labelsOf = (t: Translate<typeof tourCreateTexts>) => ({
  title: t('fields.title'),
  start: t('fields.start'),
  end: t('fields.end'),
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
type Labels = ReturnType<typeof labelsOf>;

function Prices({ labels }: { readonly labels: Labels }) {
  const t = useTexts(tourCreateTexts);
  const { api, now } = useShell();
  const today = zurichDate(now());
  const rates = (useQuery(vatRates.list(api, {})).data?.['hydra:member'] ?? []).filter((rate) =>
    isValidOn(rate, today),
  );
  const newRow = (): TypedPrice => ({
    title: t('tourShare'),
    grossPrice: null,
    vatRate: rates[0]?.['@id'] ?? '',
    eligibleForSacDiscount: true,
    accommodationCost: false,
  });
  return (
    <div data-field="priceComponents" className={styles.wide}>
      <SortableRows<TypedPrice>
        name="priceComponents"
        label={labels.priceComponents}
        labelOf={({ title }, index) => title || t('price', { number: index + 1 })}
        newRow={newRow}
        addLabel={t('addPrice')}
        render={(path) => (
          <div className={styles.price}>
            <TextField name={`${path}.title`} label={labels['priceComponents[].title']} required />
            <MoneyField name={`${path}.grossPrice`} label={labels['priceComponents[].grossPrice']} required />
            <SelectField
              name={`${path}.vatRate`}
              label={t('fields.vatRate')}
              options={rates.map(({ '@id': value, title: label }) => ({ value, label }))}
              required
            />
            <CheckboxField name={`${path}.accommodationCost`} label={t('fields.accommodationCost')} />
          </div>
        )}
      />
    </div>
  );
}

function Kind({ labels }: { readonly labels: Labels }) {
  const t = useTexts(tourCreateTexts);
  const { api } = useShell();
  const all = useQuery(levels.list(api, { pagination: false })).data?.['hydra:member'] ?? [];
  const options = all.map(({ '@id': value, title: label }) => ({ value, label }));
  return (
    <FormSection title={t('sections.kind')}>
      <SelectField
        name="level"
        label={labels.level}
        options={[{ value: '', label: t('chooseLevel') }, ...options]}
        nullable
      />
      <EntitiesField
        name="activities"
        label={labels.activities}
        selected={[]}
        resourceName="activities"
        search={async (text, signal) =>
          (await activities.search(api, text, { by: 'title', properties: ['title'] }, signal)).map(
            ({ '@id': value, title: label }) => ({ value, label }),
          )
        }
      />
      <NumberField name="minimumParticipants" label={labels.minimumParticipants} required />
      <NumberField name="maximumParticipants" label={labels.maximumParticipants} required />
    </FormSection>
  );
}

/** A tour that no offer stands behind; it begins soon. */
export function SpontaneousForm() {
  const t = useTexts(tourCreateTexts);
  const { navigation } = useShell();
  const write = useWrite(events);
  const labels = labelsOf(t);
  return (
    <ContractForm<EventResponse, ReturnType<typeof newTour>, NewTour>
      base={null}
      valuesOf={newTour}
      validate={validateNewTour}
      rules={(values) => endsAfterStart(values, t('endBeforeStart'))}
      save={(body) => write.create(body)}
      onSaved={({ id }) => navigation.push(`/profil/tour/${id}`)}
      savedText={t('created')}
      saveText={t('submit')}
      label={t('spontaneous.label')}
      fieldLabels={labels}
      draftKey="tour:spontaneous"
    >
      <FormSection title={t('sections.what')}>
        <TextField name="title" label={labels.title} required />
        <TextField name="place" label={labels.place} />
        <DateTimeField name="start" label={labels.start} required />
        <DateTimeField name="end" label={labels.end} required />
        <TextareaField name="leadText" label={labels.leadText} />
        <RichTextField name="meetingText" label={labels.meetingText} />
        <RichTextField name="programText" label={labels.programText} />
      </FormSection>
      <Kind labels={labels} />
      <FormSection title={t('sections.price')}>
        <Prices labels={labels} />
      </FormSection>
    </ContractForm>
  );
}
