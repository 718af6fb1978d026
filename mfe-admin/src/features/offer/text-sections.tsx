import { FormSection, NumberField, RichTextField, TextareaField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { offerLabels } from './offer-labels.ts';

/** What guests read, from top to bottom. */
export function DescriptionSection() {
  const t = useTexts(offerTexts);
  const label = offerLabels(t);
  return (
    <FormSection title={t('sections.description')}>
      <TextareaField name="leadText" label={label.leadText} description={t('hints.leadText')} />
      <RichTextField name="programText" label={label.programText} />
      <RichTextField name="curriculum" label={label.curriculum} nullable />
      <RichTextField name="requirementsText" label={label.requirementsText} />
      <RichTextField name="equipmentText" label={label.equipmentText} />
      <RichTextField name="servicesText" label={label.servicesText} />
    </FormSection>
  );
}

export function JourneySection() {
  const t = useTexts(offerTexts);
  const label = offerLabels(t);
  return (
    <FormSection title={t('sections.journey')}>
      <TextareaField name="meetingText" label={label.meetingText} />
      <TextField
        name="meetingLink"
        label={label.meetingLink}
        description={t('hints.meetingLink')}
        type="url"
        nullable
      />
      <TextareaField name="journeyText" label={label.journeyText} />
    </FormSection>
  );
}

export function PeopleSection() {
  const t = useTexts(offerTexts);
  const label = offerLabels(t);
  return (
    <FormSection title={t('sections.people')}>
      <NumberField
        name="minimumParticipants"
        label={label.minimumParticipants}
        unit={t('units.people')}
        required
      />
      <NumberField
        name="maximumParticipants"
        label={label.maximumParticipants}
        unit={t('units.people')}
        required
      />
      <NumberField name="minimumAge" label={label.minimumAge} unit={t('units.years')} required />
      <NumberField name="durationDays" label={label.durationDays} unit={t('units.days')} required />
    </FormSection>
  );
}
