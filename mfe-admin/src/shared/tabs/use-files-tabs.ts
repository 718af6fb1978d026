import { useTexts } from '@firn/shared-ui/remote';
import type { TabLink } from '@firn/shared-ui/resource-page';
import { filesTexts } from '../../i18n/de-CH/files.ts';
import { EXPORTS_PATH } from '../exports/export-kinds.ts';
import { FILES_PATH, IMAGE_UPLOAD_PATH } from '../media/media-files.ts';

/** The pages of the files, side by side. */
export function useFilesTabs() {
  const t = useTexts(filesTexts);
  return [
    { path: FILES_PATH, text: t('views.library') },
    { path: IMAGE_UPLOAD_PATH, text: t('views.upload') },
    { path: `${FILES_PATH}/address-import`, text: t('views.addressImport') },
    { path: EXPORTS_PATH, text: t('views.exports') },
  ] as const satisfies readonly [TabLink, ...TabLink[]];
}
