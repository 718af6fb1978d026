import type { Collection, MediaObjectResponse, MediaUsage } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fileTexts } from '../../i18n/de-CH/file.ts';
import styles from './file.module.css';

/** What shows the picture, each with a way there. */
export function Usages({ picture }: { readonly picture: MediaObjectResponse }) {
  const t = useTexts(fileTexts);
  const { api } = useShell();
  const path = `${picture['@id']}/usages`;
  const { data, isError } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<Collection<MediaUsage>>(path, { signal, quiet: true }),
  });
  const usages = data?.['hydra:member'];
  return (
    <section aria-label={t('usages.heading')}>
      <h2 className={styles.heading}>{t('usages.heading')}</h2>
      {isError && <p role="alert">{t('usages.failed')}</p>}
      {usages?.length === 0 && <p>{t('usages.none')}</p>}
      {usages && usages.length > 0 && (
        <ul className={styles.usages}>
          {usages.map((usage) => (
            <li key={usage.path}>
              {`${usage.label}: `}
              <Link to={usage.path}>{usage.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
