import { DateTimeField, FormSection, RichTextField, TextareaField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';
import type { TourLabels } from './tour-labels.ts';

interface TourWhatProps {
  readonly labels: TourLabels;
  /** More dates, after beginning and end. */
  readonly children?: ReactNode;
}

/** Title, dates and texts. */
export function TourWhat({ labels, children }: TourWhatProps) {
  const t = useTexts(tourFormTexts);
  return (
    <FormSection title={t('sections.what')}>
      <TextField name="title" label={labels.title} required />
      <TextField name="place" label={labels.place} />
      <DateTimeField name="start" label={labels.start} required />
      <DateTimeField name="end" label={labels.end} required />
      {children}
      <TextareaField name="leadText" label={labels.leadText} />
      <RichTextField name="meetingText" label={labels.meetingText} />
      <RichTextField name="programText" label={labels.programText} />
    </FormSection>
  );
}
