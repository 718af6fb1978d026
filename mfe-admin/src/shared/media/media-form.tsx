import type { MediaObjectResponse, MediaPatch } from '@firn/shared-contracts/api';
import { ContractForm, FormSection, TextareaField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { mediaFormTexts } from '../../i18n/de-CH/media-form.ts';
import { validateMediaPatch } from './media.validator.generated.js';
import { isPdf, media } from './media-files.ts';

const mediaValues = (picture: MediaObjectResponse | null) => ({
  title: picture?.title ?? '',
  alt: picture?.alt ?? '',
});

interface MediaFormProps {
  readonly picture: MediaObjectResponse;
  readonly onSaved?: (picture: MediaObjectResponse) => void;
}

/** The title of a file, and the alternative text of a picture. */
export function MediaForm({ picture, onSaved }: MediaFormProps) {
  const t = useTexts(mediaFormTexts);
  const write = useWrite(media);
  const labels = { title: t('title'), alt: t('alt') };
  return (
    <ContractForm<MediaObjectResponse, ReturnType<typeof mediaValues>, MediaPatch>
      base={picture}
      valuesOf={mediaValues}
      validate={validateMediaPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('label', { title: picture.title })}
      fieldLabels={labels}
      {...(onSaved && { onSaved })}
    >
      <FormSection title={t('section')}>
        <TextField name="title" label={labels.title} maxLength={160} required />
        {!isPdf(picture) && <TextareaField name="alt" label={labels.alt} description={t('altHint')} />}
      </FormSection>
    </ContractForm>
  );
}
