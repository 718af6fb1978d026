import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { fileTexts } from '../../i18n/de-CH/file.ts';
import { Facts } from '../../shared/facts.tsx';
import { fileSize } from '../../shared/media/file-size.ts';
import { filePath, isPdf, media, pictureSource } from '../../shared/media/media-files.ts';
import { MediaForm } from '../../shared/media/media-form.tsx';
import styles from './file.module.css';
import { RemoveButton } from './remove-button.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { Usages } from './usages.tsx';

interface PictureProps {
  readonly picture: MediaObjectResponse;
}

type Format = keyof typeof fileTexts.messages.formats;

function FileFacts({ picture }: PictureProps) {
  const t = useTexts(fileTexts);
  const { fileName, width, height, bytes, encodingFormat } = picture;
  return (
    <section aria-label={t('facts.heading')}>
      <h2 className={styles.heading}>{t('facts.heading')}</h2>
      <Facts
        facts={[
          [t('facts.fileName'), fileName],
          [t('facts.format'), t(`formats.${encodingFormat as Format}`)],
          [t('facts.size'), isPdf(picture) ? null : `${width} × ${height}`],
          [t('facts.bytes'), bytes === null ? null : fileSize(bytes)],
        ]}
      />
    </section>
  );
}

function Details({ picture }: PictureProps) {
  const t = useTexts(fileTexts);
  return (
    <div className={styles.columns}>
      <div>
        {isPdf(picture) ? (
          <p>
            <a href={picture.contentUrl} download>
              {t('download')}
            </a>
          </p>
        ) : (
          <img className={styles.picture} src={pictureSource(picture, 1024)} alt={picture.alt ?? ''} />
        )}
        <FileFacts picture={picture} />
        <Usages picture={picture} />
      </div>
      <MediaForm picture={picture} />
    </div>
  );
}

/** A picture of the media library. */
export function Page() {
  const t = useTexts(fileTexts);
  const { id = '' } = usePageParams();
  return (
    <ResourcePage
      resource={media}
      id={id}
      title={t('title')}
      nameOf={({ title }) => title}
      actions={(picture) => (
        <>
          <ReplaceButton picture={picture} />
          <RemoveButton picture={picture} />
        </>
      )}
      tabs={[{ path: filePath({ id }), text: t('title') }]}
    >
      {(picture) => <Details picture={picture} />}
    </ResourcePage>
  );
}
