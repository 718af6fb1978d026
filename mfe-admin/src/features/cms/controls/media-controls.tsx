import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { TextField, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import type { ControlProps } from './control.types.ts';
import styles from './controls.module.css';
import { FocusControl } from './focus-control.tsx';
import { MediaChoice } from './media-choice.tsx';

/** Of the contract's `BlockPicture`. */
const MOST_WORDS = 300;

/** A picture with the words of this place; those of the library stand there beforehand. */
export function PictureControl({ name, field }: ControlProps<'picture'>) {
  const t = useTexts(contentBlocksTexts);
  const change = useFormChange();
  const alt = useFormValue<string>(`${name}.alt`);
  const propose = (picture: MediaObjectResponse) => {
    if (!alt && picture.alt) change(`${name}.alt`, picture.alt);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      <MediaChoice
        name={`${name}.media`}
        label={field.label}
        isRequired={field.isRequired}
        kind="pictures"
        onChosen={propose}
      />
      <FocusControl name={name} />
      <TextField
        name={`${name}.alt`}
        label={t('picture.alt')}
        description={t('picture.altHint')}
        maxLength={MOST_WORDS}
        required
      />
      {field.hasCaption && (
        <TextField name={`${name}.caption`} label={t('picture.caption')} maxLength={MOST_WORDS} />
      )}
    </fieldset>
  );
}

export const FileControl = ({ name, field }: ControlProps<'file'>) => (
  <MediaChoice name={name} label={field.label} isRequired={field.isRequired} kind="pdfs" />
);
