import type { Collection, HistoryEntryResponse, UserResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { USER_STATE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { userTexts } from '../../i18n/de-CH/user.ts';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';
import styles from './user.module.css';

type T = Translate<typeof userTexts>;
type FieldName = keyof typeof userFieldsTexts.messages;
const isFieldName = (field: string): field is FieldName => field in userFieldsTexts.messages;

/** What says all without the changed fields. */
const PLAIN_ACTIONS = [
  'create',
  'invite',
  'register',
  'merge',
  'export',
  'email',
  'email_undone',
  'email_taken',
  'password',
  'reset_password',
  'second_factor',
  'second_factor_removed',
  'passkey',
  'passkey_removed',
] as const;

const stateOf = (to: unknown): string =>
  Object.entries(USER_STATE_LABELS)
    .find(([state]) => state === to)?.[1]
    .toLowerCase() ?? '';

function whatOf({ action, changes }: HistoryEntryResponse, t: T, field: Translate<typeof userFieldsTexts>) {
  const [, what] = action.split('.');
  const plain = PLAIN_ACTIONS.find((known) => known === what);
  if (plain) return t(`history.actions.${plain}`);
  // Whoever takes the change of an address back gives none.
  if (what === 'factors_removed') {
    const reason = changes.reason?.to;
    return reason
      ? t('history.actions.factorsLost', { reason: String(reason) })
      : t('history.actions.factors');
  }
  if (what === 'transition') return t('history.actions.transition', { state: stateOf(changes.state?.to) });
  const fields = Object.keys(changes).filter(isFieldName);
  if (fields.length === 0) return t('history.actions.other');
  return t('history.actions.update', { fields: fields.map((name) => field(name)).join(', ') });
}

function whoOf({ actor, impersonator }: HistoryEntryResponse, t: T): string {
  if (!actor) return t('history.system');
  return impersonator ? t('history.inName', { impersonator, actor }) : actor;
}

/** Who changed what, the newest first. */
export function UserHistory({ user }: { readonly user: UserResponse }) {
  const t = useTexts(userTexts);
  const field = useTexts(userFieldsTexts);
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: ['user-history', user.id, user.version],
    queryFn: ({ signal }) =>
      api.get<Collection<HistoryEntryResponse>>(`${user['@id']}/history`, { signal, quiet: true }),
  });
  if (!data) return null;
  const entries = data['hydra:member'];
  return (
    <section className={styles.history} aria-labelledby="user-history">
      <h2 id="user-history">{t('history.title')}</h2>
      {entries.length === 0 && <p>{t('history.none')}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {t('history.entry', {
              at: formatDateTime(entry.at),
              actor: whoOf(entry, t),
              what: whatOf(entry, t, field),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
