import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useMutation } from '@tanstack/react-query';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { FileButton } from '../../shared/file-button.tsx';
import styles from './ordered-materials.module.css';
import { pictureData } from './picture-data.ts';

interface DamagePictureProps {
  /** As a `data:` address; null for none. */
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

/** The picture of a damage; a phone asks whether its camera takes it or a file has it. */
export function DamagePicture({ picture, onChange }: DamagePictureProps) {
  const t = useTexts(orderedMaterialsTexts);
  // Nothing of it is sent: without network it is read all the same.
  const read = useMutation({ mutationFn: pictureData, onSuccess: onChange, networkMode: 'always' });
  return (
    <div className={styles.picture}>
      {picture && <img src={picture} alt={t('takingBack.picture')} />}
      <div className={styles.pictureTools}>
        <FileButton
          text={t(picture ? 'takingBack.otherPicture' : 'takingBack.choosePicture')}
          label={t('takingBack.picture')}
          accept="image/*"
          variant="default"
          isBusy={read.isPending}
          onFile={read.mutate}
        />
        {picture && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('takingBack.noPicture')}
          </Button>
        )}
      </div>
      {read.isError && <p role="alert">{t('takingBack.unreadable')}</p>}
    </div>
  );
}
