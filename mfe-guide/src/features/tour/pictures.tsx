import type { EventPictureResponse, EventResponse } from '@firn/shared-contracts/api';
import { type SendFile, UploadList } from '@firn/shared-ui/form';
import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Skeleton } from '../../shared/skeleton.tsx';
import styles from './tour.module.css';
import { events, picturesQuery } from './tour.queries.ts';

interface EventProps {
  readonly event: EventResponse;
}

/** Pictures and the event, whose public page shows them. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: events.keys.all });
}

function Picture({ shown }: { readonly shown: EventPictureResponse }) {
  const t = useTexts(tourTexts);
  const { api, toasts } = useShell();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { picture, uploadedBy, isRemovable } = shown;
  const remove = useMutation({
    mutationFn: () => api.delete(shown['@id'], { quiet: true }),
    onSuccess: refresh,
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <li className={styles.picture}>
      <img src={`${picture.contentUrl}?width=320`} alt={picture.alt ?? picture.title} loading="lazy" />
      <p>{uploadedBy ? t('pictures.by', { title: picture.title, name: uploadedBy }) : picture.title}</p>
      {isRemovable && (
        <button
          type="button"
          className={styles.removePicture}
          aria-disabled={remove.isPending}
          aria-label={t(isAsking ? 'pictures.removeReallyOf' : 'pictures.removeOf', { title: picture.title })}
          onBlur={() => setAsking(false)}
          onClick={() => (isAsking ? !remove.isPending && remove.mutate() : setAsking(true))}
        >
          {t(isAsking ? 'pictures.removeReally' : 'pictures.remove')}
        </button>
      )}
    </li>
  );
}

function Upload({ event }: EventProps) {
  const t = useTexts(tourTexts);
  const { api } = useShell();
  const refresh = useRefresh();
  const id = useId();
  const [alt, setAlt] = useState('');
  const upload: SendFile<EventPictureResponse> = (file, { signal, onProgress }) => {
    const form = new FormData();
    form.append('file', file);
    if (alt.trim()) form.append('alt', alt.trim());
    return api.post(`${event['@id']}/pictures`, form, { quiet: true, signal, onUploadProgress: onProgress });
  };
  return (
    <>
      <p className={styles.why}>
        <label htmlFor={id}>{t('pictures.alt')}</label>
        <input
          id={id}
          className={styles.whyField}
          maxLength={500}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </p>
      <UploadList
        label={t('pictures.add')}
        description={t('pictures.hint')}
        upload={upload}
        onUploaded={() => {
          setAlt('');
          void refresh();
        }}
      />
    </>
  );
}

/** The pictures that the event shows, and a way to add own ones (docs/domain/permissions.md#pictures). */
export function Pictures({ event }: EventProps) {
  const t = useTexts(tourTexts);
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(picturesQuery(api, event));
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const pictures = data['hydra:member'];
  return (
    <FirnMantineProvider>
      {pictures.length === 0 && <p>{t('pictures.none')}</p>}
      <ul className={styles.pictures}>
        {pictures.map((shown) => (
          <Picture key={shown.id} shown={shown} />
        ))}
      </ul>
      <Upload event={event} />
    </FirnMantineProvider>
  );
}
