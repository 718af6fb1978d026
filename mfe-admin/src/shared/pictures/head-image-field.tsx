import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { offerImagesTexts } from '../../i18n/de-CH/offer-images.ts';
import { pictureSource } from '../media/media-files.ts';
import styles from './pictures.module.css';
import { type PicturesOf, usePictures } from './use-pictures.ts';

/** The picture that stands for the offer; chosen among its pictures. */
export function HeadImageField(pictures: PicturesOf) {
  const t = useTexts(offerImagesTexts);
  const change = useFormChange();
  const iri = useFormValue<string | null>('headImage');
  const picture = usePictures(pictures, iri ? [iri] : [])(iri ?? '');
  if (!iri) return <p>{t('noHeadImage')}</p>;
  return (
    <div className={styles.head}>
      {picture && <img src={pictureSource(picture, 640)} alt={picture.alt ?? ''} />}
      <p>{picture?.title ?? t('unknown')}</p>
      <Button variant="subtle" size="compact-sm" onClick={() => change('headImage', null)}>
        {t('clearHeadImage')}
      </Button>
    </div>
  );
}
