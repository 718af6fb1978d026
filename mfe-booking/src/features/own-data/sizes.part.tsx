import type { OwnSizesRequest, OwnSizesResponse } from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { useSession, useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownDataTexts } from '../../i18n/de-CH/own-data.ts';
import { OWN_SIZES_PATH, ownSizesQuery } from '../../shared/own-sizes.queries.ts';
import { FailedPart, LoadingPart, Part } from '../../shared/part.tsx';
import styles from './own-data.module.css';

type Size = OwnSizesResponse['rentingMaterialPropertyValues'][number];

interface SizeListProps {
  readonly sizes: readonly Size[];
  readonly onRemove: (size: Size) => void;
}

function SizeList({ sizes, onRemove }: SizeListProps) {
  const t = useTexts(ownDataTexts);
  const { impersonator } = useSession();
  if (sizes.length === 0) return <p>{t('sizes.none')}</p>;
  return (
    <>
      <p>{t('sizes.lead')}</p>
      <dl className={styles.sizes}>
        {sizes.map((size) => (
          <div key={size.rentingMaterialProperty}>
            <dt>{size.title}</dt>
            <dd>{size.value}</dd>
            {!impersonator && (
              <dd>
                <button
                  type="button"
                  className={styles.button}
                  aria-label={t('sizes.removeOf', { title: size.title })}
                  onClick={() => onRemove(size)}
                >
                  {t('sizes.remove')}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

/** The sizes that are filled in when material is rented; each can be taken away (docs/domain/accounts.md#own-sizes). */
export function SizesPart({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(ownDataTexts);
  const client = useQueryClient();
  const query = ownSizesQuery(api, user.id);
  const sizes = useQuery(query);
  const kept = sizes.data?.rentingMaterialPropertyValues ?? [];
  const remove = useMutation({
    mutationFn: (size: Size) => {
      const left = kept.filter((each) => each.rentingMaterialProperty !== size.rentingMaterialProperty);
      const body: OwnSizesRequest = { rentingMaterialPropertyValues: left };
      return whileSending(api.put<OwnSizesResponse>(OWN_SIZES_PATH, body, { quiet: true }));
    },
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
  });
  const done = remove.isSuccess ? t('sizes.removed', { title: remove.variables.title }) : '';
  return (
    <Part title={t('sizes.title')} done={done}>
      <p className={styles.problem} role="alert">
        {remove.isError && t('sizes.failed')}
      </p>
      {sizes.isPending && <LoadingPart />}
      {sizes.isError && <FailedPart onRetry={() => void sizes.refetch()} />}
      {sizes.data && <SizeList sizes={kept} onRemove={(size) => remove.isPending || remove.mutate(size)} />}
    </Part>
  );
}
