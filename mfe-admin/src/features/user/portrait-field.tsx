import type { UserResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { portraitTexts } from '../../i18n/de-CH/portrait.ts';
import { PictureField } from '../../shared/media/picture-field.tsx';

interface PortraitFieldProps {
  /** As stored, with the picture. */
  readonly user: UserResponse;
}

/** The picture that the page of the team shows of somebody. */
export function PortraitField({ user: { portraitImage } }: PortraitFieldProps) {
  const t = useTexts(portraitTexts);
  return (
    <PictureField
      name="portraitImage"
      stored={portraitImage}
      title={t('title')}
      clear={t('clear')}
      library={t('library')}
      caption={(picture) => picture?.title ?? t('none')}
      altOf={({ title }) => t('altOf', { title })}
      isSquare
    />
  );
}
