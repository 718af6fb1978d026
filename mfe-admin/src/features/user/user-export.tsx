import type { UserResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { userTexts } from '../../i18n/de-CH/user.ts';
import styles from './user.module.css';

const KINDS = ['pdf', 'json'] as const;

/** What is kept of somebody, for whoever asks for the own data (docs/domain/privacy.md#access-and-deletion). */
export function UserExport({ user }: { readonly user: UserResponse }) {
  const t = useTexts(userTexts);
  return (
    <section className={styles.history} aria-labelledby="user-export">
      <h2 id="user-export">{t('export.title')}</h2>
      <p>{t('export.text')}</p>
      <div className={styles.files}>
        {KINDS.map((kind) => (
          <Button key={kind} variant="default" component="a" href={`${user['@id']}/export.${kind}`} download>
            {t(`export.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
