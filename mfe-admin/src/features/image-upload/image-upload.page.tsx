import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { UploadList } from '@firn/shared-ui/form';
import { useHead, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { Link } from 'react-router';
import { imageUploadTexts } from '../../i18n/de-CH/image-upload.ts';
import { FILES_PATH, pictureSource, useMediaFiles } from '../../shared/media/media-files.ts';
import { MediaForm } from '../../shared/media/media-form.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import styles from './image-upload.module.css';

/** Several pictures at once; each can be named as soon as it has arrived. */
export function Page() {
  const t = useTexts(imageUploadTexts);
  const { upload } = useMediaFiles();
  const [pictures, setPictures] = useState<readonly MediaObjectResponse[]>([]);
  const saved = (picture: MediaObjectResponse) =>
    setPictures((current) => current.map((each) => (each.id === picture.id ? picture : each)));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')}>
        <Link to={FILES_PATH}>{t('library')}</Link>
      </PageHead>
      <UploadList
        label={t('files')}
        description={t('text')}
        upload={upload}
        onUploaded={(picture) => setPictures((current) => [...current, picture])}
      />
      {pictures.length > 0 && (
        <section aria-label={t('uploaded')}>
          <h2 className={styles.heading}>{t('uploaded')}</h2>
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <li key={picture.id} className={styles.picture}>
                <img className={styles.image} src={pictureSource(picture, 450)} alt={picture.alt ?? ''} />
                <MediaForm picture={picture} onSaved={saved} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
