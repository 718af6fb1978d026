import type { EventReportResponse, EventResponse, ReportPicture } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { occurrenceReportTexts } from '../../i18n/de-CH/occurrence-report.ts';
import styles from './occurrence-report.module.css';
import { events } from './report.queries.ts';

interface PictureProps {
  readonly event: EventResponse;
  readonly picture: ReportPicture;
}

function Picture({ event, picture }: PictureProps) {
  const t = useTexts(occurrenceReportTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const { fileName: name, contentUrl, published } = picture;
  const id = picture['@id'].slice(picture['@id'].lastIndexOf('/') + 1);
  const publish = useMutation({
    mutationFn: () =>
      api.post<EventReportResponse>(`${event['@id']}/report/pictures/${id}/publication`, {}, { quiet: true }),
    onSuccess: () => toasts.add({ variant: 'success', text: t('publishedNow') }),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    onSettled: () => client.invalidateQueries({ queryKey: events.keys.all }),
  });
  return (
    <li className={styles.picture}>
      {contentUrl && <img src={contentUrl} alt={name} loading="lazy" />}
      <span className={styles.text}>{name}</span>
      {published ? (
        <span className={styles.minor}>{t('published')}</span>
      ) : (
        <Button
          variant="default"
          aria-label={t('publishOf', { name })}
          loading={publish.isPending}
          onClick={() => publish.mutate()}
        >
          {t('publish')}
        </Button>
      )}
    </li>
  );
}

interface PicturesProps {
  readonly event: EventResponse;
  readonly pictures: readonly ReportPicture[];
}

/** Pictures of the tour for the office, which shows guests the ones it likes. */
export function ReportPictures({ event, pictures }: PicturesProps) {
  const t = useTexts(occurrenceReportTexts);
  return (
    <section aria-labelledby="report-pictures">
      <h2 id="report-pictures" className={styles.heading}>
        {t('pictures')}
      </h2>
      <p className={styles.minor}>{pictures.length === 0 ? t('noPictures') : t('picturesHint')}</p>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <Picture key={picture['@id']} event={event} picture={picture} />
        ))}
      </ul>
    </section>
  );
}
