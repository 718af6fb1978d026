import type { Collection, EventPictureResponse, EventResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { occurrenceImagesTexts } from '../../i18n/de-CH/occurrence-images.ts';
import { filePath } from '../../shared/media/media-files.ts';

/** Who uploaded the pictures of an event: its guides may, too (docs/domain/permissions.md#pictures). */
export function Uploaders({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrenceImagesTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/events', 'pictures', event.id, event.version],
    queryFn: ({ signal }) =>
      api.get<Collection<EventPictureResponse>>(`${event['@id']}/pictures`, { signal, quiet: true }),
  });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const known = data?.['hydra:member'].filter(({ uploadedBy }) => uploadedBy !== null) ?? [];
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="uploaders">
      <h2 id="uploaders">{t('uploaders')}</h2>
      <ul>
        {known.map(({ id, picture, uploadedBy }) => (
          <li key={id}>
            <Link to={filePath(picture)}>{t('by', { title: picture.title, name: uploadedBy ?? '' })}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
