import { MAIL_TEXT_GROUPS, type MailTextResponse } from '@firn/shared-contracts/api';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { mailTextsTexts } from '../../i18n/de-CH/mail-texts.ts';
import { mailTextPath } from '../../shared/mail-text-paths.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import styles from './mail-texts.module.css';

const mailTexts = resource('mail_texts');

const isChanged = ({ subject, opening, closing }: MailTextResponse): boolean =>
  [subject, opening, closing].some((words) => words !== null);

function Group({ title, texts }: { readonly title: string; readonly texts: readonly MailTextResponse[] }) {
  const t = useTexts(mailTextsTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <li key={text.id}>
            <Link to={mailTextPath(text.id)}>{text.title}</Link>
            {isChanged(text) && <StateMark tone="waiting">{t('changed')}</StateMark>}
            <p>{text.sentWhen}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Groups({ texts }: { readonly texts: readonly MailTextResponse[] }) {
  const t = useTexts(mailTextsTexts);
  if (texts.length === 0) return <p>{t('empty')}</p>;
  const groups = Map.groupBy(texts, ({ group }) => group);
  return MAIL_TEXT_GROUPS.map((group) => {
    const members = groups.get(group);
    return members && <Group key={group} title={t(`groups.${group}`)} texts={members} />;
  });
}

/** Every text of our mails, by what it is about (docs/domain/mails.md#texts). */
export function Page() {
  const t = useTexts(mailTextsTexts);
  const tabs = useSettingsTabs();
  const { api } = useShell();
  const { data, error, refetch } = useQuery(mailTexts.list(api, {}));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={t('settings')} tabs={tabs} />
      <p className={styles.intro}>{t('intro')}</p>
      {data && <Groups texts={data['hydra:member']} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
