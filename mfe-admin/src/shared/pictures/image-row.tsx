import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { offerImagesTexts } from '../../i18n/de-CH/offer-images.ts';
import { pictureSource } from '../media/media-files.ts';
import { toggled } from './images.logic.ts';
import styles from './pictures.module.css';

interface ImageRowProps {
  readonly iri: string;
  /** Undefined while it is loading. */
  readonly picture: MediaObjectResponse | undefined;
  readonly onEdit: (picture: MediaObjectResponse) => void;
}

/** One picture of an offer, with what can be done with it. */
export function ImageRow({ iri, picture, onEdit }: ImageRowProps) {
  const t = useTexts(offerImagesTexts);
  const change = useFormChange();
  const iris = useFormValue<readonly string[]>('images');
  const isHead = useFormValue<string | null>('headImage') === iri;
  const title = picture?.title ?? t('unknown');
  const button = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <div className={styles.row}>
      {picture && <img src={pictureSource(picture, 320)} alt="" loading="lazy" />}
      <p className={styles.words}>
        <strong>{title}</strong>
        <span>{picture?.alt ?? t('noAlt')}</span>
      </p>
      {isHead ? (
        <span className={styles.isHead}>{t('isHeadImage')}</span>
      ) : (
        <Button
          {...button}
          aria-label={t('makeHeadImageOf', { title })}
          onClick={() => change('headImage', iri)}
        >
          {t('makeHeadImage')}
        </Button>
      )}
      {picture && (
        <Button {...button} aria-label={t('wordsOf', { title })} onClick={() => onEdit(picture)}>
          {t('words')}
        </Button>
      )}
      <Button
        {...button}
        color="red"
        aria-label={t('removeOf', { title })}
        onClick={() => change('images', toggled(iris, iri))}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
