import type { ApiTokenResponse } from '@firn/shared-contracts/api';
import { formatDate, formatShortDateTime } from '@firn/shared-ui/format';
import { API_TOKEN_SCOPE_LABELS } from '@firn/shared-ui/labels';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { apiTokensTexts } from '../../i18n/de-CH/api-tokens.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { SecretList, secretStyles } from '../../shared/secrets/index.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { apiTokens } from './api-tokens.queries.ts';
import { EndToken } from './end-token.tsx';
import { NewToken } from './new-token.tsx';

/** The tokens of the company's own programs, and the way to one more (docs/domain/api-tokens.md). */
export function Page() {
  const t = useTexts(apiTokensTexts);
  const tabs = useSettingsTabs();
  const { api } = useShell();
  const { data, error, refetch } = useQuery(apiTokens.list(api, {}));
  useHead({ title: t('title'), robots: 'noindex' });
  const linesOf = ({ scopes, partner, createdAt, createdBy, expiresAt, usedAt }: ApiTokenResponse) => [
    t('may', { scopes: scopes.map((scope) => API_TOKEN_SCOPE_LABELS[scope]).join(', ') }),
    ...(partner ? [t('sellsFor', { partner: partner.title, code: partner.code })] : []),
    t('madeBy', {
      date: formatDate(createdAt),
      name: createdBy ?? t('operator'),
      end: formatDate(expiresAt),
    }),
    usedAt ? t('used', { time: formatShortDateTime(usedAt) }) : t('unused'),
  ];
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={t('settings')} tabs={tabs} />
      <p className={secretStyles.intro}>{t('intro')}</p>
      <NewToken />
      {data && (
        <SecretList
          items={data['hydra:member']}
          words={{
            list: t('list'),
            empty: t('empty'),
            end: t('end'),
            endOf: (title) => t('endOf', { title }),
          }}
          linesOf={linesOf}
          ending={(token, close) => <EndToken token={token} onClose={close} />}
        />
      )}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
