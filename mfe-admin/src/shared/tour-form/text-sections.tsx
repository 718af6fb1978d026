import {
  CheckboxField,
  FormSection,
  NumberField,
  RichTextField,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { offerLabels } from './offer-labels.ts';
import { Own } from './own.tsx';

/** What guests read, from top to bottom. */
export function DescriptionSection() {
  const t = useTexts(offerTexts);
  const label = offerLabels(t);
  return (
    <FormSection title={t('sections.description')}>
      <Own name="leadText" label={label.leadText}>
        <TextareaField name="leadText" label={label.leadText} description={t('hints.leadText')} />
      </Own>
      <Own name="programText" label={label.programText}>
        <RichTextField name="programText" label={label.programText} />
      </Own>
      <Own name="curriculum" label={label.curriculum}>
        <RichTextField name="curriculum" label={label.curriculum} nullable />
      </Own>
      <Own name="requirementsText" label={label.requirementsText}>
        <RichTextField name="requirementsText" label={label.requirementsText} />
      </Own>
      <Own name="equipmentText" label={label.equipmentText}>
        <RichTextField name="equipmentText" label={label.equipmentText} />
      </Own>
      <Own name="servicesText" label={label.servicesText}>
        <RichTextField name="servicesText" label={label.servicesText} />
      </Own>
    </FormSection>
  );
}

export function JourneySection() {
  const t = useTexts(offerTexts);
  const label = offerLabels(t);
  return (
    <FormSection title={t('sections.journey')}>
      <Own name="meetingText" label={label.meetingText}>
        <TextareaField name="meetingText" label={label.meetingText} />
      </Own>
      <Own name="meetingLink" label={label.meetingLink}>
        <TextField
          name="meetingLink"
          label={label.meetingLink}
          description={t('hints.meetingLink')}
          type="url"
          nullable
        />
      </Own>
      <Own name="journeyText" label={label.journeyText}>
        <TextareaField name="journeyText" label={label.journeyText} />
      </Own>
    </FormSection>
  );
}

/** `children` are fields that only an offer has. */
export function PeopleSection({ children }: { readonly children?: ReactNode }) {
  const t = useTexts(offerTexts);
  const label = offerLabels(t);
  return (
    <FormSection title={t('sections.people')}>
      <Own name="minimumParticipants" label={label.minimumParticipants}>
        <NumberField
          name="minimumParticipants"
          label={label.minimumParticipants}
          unit={t('units.people')}
          required
        />
      </Own>
      <Own name="maximumParticipants" label={label.maximumParticipants}>
        <NumberField
          name="maximumParticipants"
          label={label.maximumParticipants}
          unit={t('units.people')}
          required
        />
      </Own>
      <Own name="minimumAge" label={label.minimumAge}>
        <NumberField name="minimumAge" label={label.minimumAge} unit={t('units.years')} required />
      </Own>
      <Own name="onRequest" label={label.onRequest}>
        <CheckboxField name="onRequest" label={label.onRequest} description={t('hints.onRequest')} />
      </Own>
      {children}
    </FormSection>
  );
}
