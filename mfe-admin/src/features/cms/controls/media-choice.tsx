import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { UploadList, useFormField } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useId, useRef, useState } from 'react';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { FilePicture } from '../../../shared/media/file-picture.tsx';
import { useMediaFiles } from '../../../shared/media/media-files.ts';
import { MediaGrid } from '../../../shared/media/media-grid.tsx';
import { useMediaOf } from '../data/media-of.ts';
import styles from './controls.module.css';

interface MediaChoiceProps {
  /** Path of the IRI in the form's values. */
  readonly name: string;
  /** What is chosen, such as «Bild links». */
  readonly label: string;
  readonly isRequired?: boolean | undefined;
  readonly kind: 'pictures' | 'pdfs';
  readonly onChosen?: (picture: MediaObjectResponse) => void;
}

interface LibraryProps {
  readonly label: string;
  readonly kind: 'pictures' | 'pdfs';
  readonly chosen: string | null;
  readonly onChoose: (picture: MediaObjectResponse) => void;
  readonly onClose: () => void;
}

/** The media library to choose one of, or to add one to. */
function Library({ label, kind, chosen, onChoose, onClose }: LibraryProps) {
  const t = useTexts(contentBlocksTexts);
  const { upload } = useMediaFiles();
  return (
    <Dialog title={t('media.title', { label })} closeText={t('media.close')} onClose={onClose}>
      <UploadList label={t('media.upload')} kind={kind} upload={upload} onUploaded={onChoose} />
      <MediaGrid kind={kind} isChosen={(picture) => picture['@id'] === chosen} onToggle={onChoose} />
    </Dialog>
  );
}

/** One picture or file of the media library. */
export function MediaChoice({ name, label, isRequired, kind, onChosen }: MediaChoiceProps) {
  const t = useTexts(contentBlocksTexts);
  const { input, error } = useFormField<string | null>(name);
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const iri = input.value || null;
  const picture = useMediaOf(iri ? [iri] : [], []).get(iri ?? '');
  const close = () => {
    setChoosing(false);
    button.current?.focus();
  };
  const choose = (chosen: MediaObjectResponse) => {
    input.onChange(chosen['@id']);
    onChosen?.(chosen);
    close();
  };
  return (
    <div className={styles.media}>
      {picture && <FilePicture className={styles.thumbnail} file={picture} width={320} />}
      <div className={styles.mediaWords}>
        <span className={styles.label}>
          {label}
          {isRequired && <span aria-hidden="true"> *</span>}
        </span>
        <span>{iri ? (picture?.title ?? t('media.unknown')) : t('media.none')}</span>
        {error && (
          <span id={errorId} className={styles.error}>
            {error}
          </span>
        )}
        <div className={styles.actions}>
          <Button
            ref={button}
            variant="default"
            size="compact-sm"
            aria-label={iri ? t('media.changeOf', { label }) : t('media.chooseOf', { label })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onClick={() => setChoosing(true)}
          >
            {iri ? t('media.change') : t('media.choose')}
          </Button>
          {iri && (
            <Button
              variant="subtle"
              size="compact-sm"
              color="red"
              aria-label={t('media.clearOf', { label })}
              onClick={() => input.onChange(null)}
            >
              {t('media.clear')}
            </Button>
          )}
        </div>
      </div>
      {isChoosing && <Library label={label} kind={kind} chosen={iri} onChoose={choose} onClose={close} />}
    </div>
  );
}
