import type { NewsletterSubscriptionResponse, UserResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { NEWSLETTER_STATE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { userListsTexts } from '../../i18n/de-CH/user-lists.ts';
import { Facts } from '../../shared/facts.tsx';
import { groupWord } from '../../shared/groups/group-word.ts';
import styles from './user.module.css';
import { UserRemembered } from './user-remembered.tsx';
import { UserWaiting } from './user-waiting.tsx';

const subscriptions = resource('newsletter_subscriptions');

/** When and where it was agreed to, and to which words (docs/domain/accounts.md#newsletter). */
function Proof({ of }: { readonly of: NewsletterSubscriptionResponse }) {
  const t = useTexts(userListsTexts);
  const at = (time: string | null, network: string | null) =>
    time && (network ? t('from', { time: formatDateTime(time), network }) : formatDateTime(time));
  return (
    <section className={styles.proof} aria-label={t('newsletterTo', { email: of.email })}>
      <h3>{of.email}</h3>
      <Facts
        facts={[
          [t('state'), NEWSLETTER_STATE_LABELS[of.state]],
          [t('requestedAt'), at(of.requestedAt, of.requestedFrom)],
          [t('confirmedAt'), at(of.confirmedAt, of.confirmedFrom)],
          [t('unsubscribedAt'), at(of.unsubscribedAt, null)],
          [t('textVersion'), of.textVersion],
        ]}
      />
    </section>
  );
}

interface UserListsProps {
  readonly user: UserResponse;
}

function Newsletter({ user }: UserListsProps) {
  const t = useTexts(userListsTexts);
  const { api } = useShell();
  const { data, isError } = useQuery(subscriptions.list(api, { user: user['@id'] }));
  if (isError) return <p>{t('failed')}</p>;
  if (!data) return null;
  const records = data['hydra:member'];
  if (records.length === 0) return <p>{t('neverOrdered')}</p>;
  return records.map((record) => <Proof key={record.id} of={record} />);
}

/** The lists somebody is on. */
export function UserLists({ user }: UserListsProps) {
  const t = useTexts(userListsTexts);
  const groups = user.groups.map(groupWord).join(', ');
  return (
    <>
      <section className={styles.part} aria-labelledby="user-groups">
        <h2 id="user-groups">{t('groups')}</h2>
        <p>{groups || t('noGroups')}</p>
      </section>
      <section className={styles.part} aria-labelledby="user-newsletter">
        <h2 id="user-newsletter">{t('newsletter')}</h2>
        <Newsletter user={user} />
      </section>
      <section className={styles.part} aria-labelledby="user-waiting">
        <h2 id="user-waiting">{t('waiting')}</h2>
        <UserWaiting user={user} />
      </section>
      <section className={styles.part} aria-labelledby="user-remembered">
        <h2 id="user-remembered">{t('remembered')}</h2>
        <UserRemembered user={user} />
      </section>
    </>
  );
}
