import { UploadField, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './tour.module.css';
import type { ReportFiles } from './use-report-files.ts';

/** Pictures of the tour for the office. */
export function ReportPictures({ files }: { readonly files: ReportFiles }) {
  const t = useTexts(tourTexts);
  const change = useFormChange();
  const pictures = useFormValue<readonly string[]>('pictures');
  return (
    <div data-field="pictures">
      <UploadField
        name="pictures"
        label={t('report.pictures')}
        description={t('report.picturesHint')}
        upload={files.upload('report_picture')}
        toValue={(stored) => stored['@id']}
      />
      {pictures.length > 0 && (
        <ul className={styles.log} aria-label={t('report.picturesSent')}>
          {pictures.map((picture) => {
            const name = files.nameOf(picture) ?? t('report.pictureUnnamed');
            return (
              <li key={picture} className={styles.receipt}>
                {name}
                <button
                  type="button"
                  className={styles.keep}
                  aria-label={t('pictures.removeOf', { title: name })}
                  onClick={() =>
                    change(
                      'pictures',
                      pictures.filter((other) => other !== picture),
                    )
                  }
                >
                  {t('pictures.remove')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
