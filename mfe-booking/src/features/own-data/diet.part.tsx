import type { OwnDietResponse } from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { formatNumericDate } from '@firn/shared-ui/format';
import { useSession, useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownDataTexts } from '../../i18n/de-CH/own-data.ts';
import { OWN_DIET_PATH, ownDietQuery } from '../../shared/own-diet.queries.ts';
import { FailedPart, LoadingPart, Part } from '../../shared/part.tsx';
import styles from './own-data.module.css';

type Diet = NonNullable<OwnDietResponse['diet']>;

function KeptDiet({ diet, onErase }: { readonly diet: Diet; readonly onErase: () => void }) {
  const t = useTexts(ownDataTexts);
  return (
    <>
      <p>{t('diet.lead', { date: formatNumericDate(diet.agreedAt.slice(0, 10)) })}</p>
      <dl className={styles.facts}>
        <dt>{t('diet.food')}</dt>
        <dd>{t(diet.vegetarian ? 'diet.vegetarian' : 'diet.anything')}</dd>
        <dt>{t('diet.allergies')}</dt>
        <dd>{diet.allergies ? diet.allergiesText : t('diet.noAllergies')}</dd>
      </dl>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={onErase}>
          {t('diet.erase')}
        </button>
      </div>
    </>
  );
}

function OwnDiet({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(ownDataTexts);
  const client = useQueryClient();
  const query = ownDietQuery(api, user.id);
  const { data, isPending, isError, refetch } = useQuery(query);
  const erase = useMutation({
    mutationFn: () => whileSending(api.delete(OWN_DIET_PATH, { quiet: true })),
    onSuccess: () => client.setQueryData(query.queryKey, (kept) => kept && { ...kept, diet: null }),
  });
  return (
    <Part title={t('diet.title')} done={erase.isSuccess ? t('diet.erased') : ''}>
      <p className={styles.problem} role="alert">
        {erase.isError && t('diet.failed')}
      </p>
      {isPending && <LoadingPart />}
      {isError && <FailedPart onRetry={() => void refetch()} />}
      {data && !data.diet && <p>{t('diet.none')}</p>}
      {data?.diet && <KeptDiet diet={data.diet} onErase={() => erase.isPending || erase.mutate()} />}
    </Part>
  );
}

/** Food and allergies that the account keeps by consent, which is taken back here (docs/domain/accounts.md#own-diet). */
export function DietPart({ user }: { readonly user: SessionUser }) {
  const { impersonator } = useSession();
  // It is the owner's alone, and the API gives it to nobody else.
  return impersonator ? null : <OwnDiet user={user} />;
}
