import type { MessageRulePreview, MessageRuleResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { MailView } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageRulesTexts } from '../../i18n/de-CH/message-rules.ts';
import styles from './rule-preview.module.css';
import { whenOf } from './rule-words.ts';

function usePreview(rule: MessageRuleResponse) {
  const { api } = useShell();
  return useQuery({
    queryKey: ['message_rules', 'preview', rule.id, rule.version],
    queryFn: ({ signal }) => api.get<MessageRulePreview>(`${rule['@id']}/preview`, { signal }),
    // Whom it reaches changes with every booking.
    gcTime: 0,
    staleTime: 0,
  });
}

function Reached({ preview: { total, recipients, mail } }: { readonly preview: MessageRulePreview }) {
  const t = useTexts(messageRulesTexts);
  if (total === 0) return <p>{t('preview.nobody')}</p>;
  const more = total - recipients.length;
  return (
    <>
      <p>{t('preview.reaches', { count: total })}</p>
      <ul className={styles.recipients}>
        {recipients.map(({ recipient, event }) => (
          <li key={`${recipient} ${event}`}>
            {recipient}
            {event && <span className={styles.event}> {event}</span>}
          </li>
        ))}
        {more > 0 && <li>{t('preview.more', { count: more })}</li>}
      </ul>
      {mail && (
        <>
          <h3>{t('preview.mail')}</h3>
          <MailView mail={mail} />
        </>
      )}
    </>
  );
}

interface RulePreviewProps {
  readonly rule: MessageRuleResponse;
  /** Resolves once it is stored. */
  readonly onSwitchOn: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The people whom a rule would reach now, before somebody switches it on (docs/domain/mails.md#rules-by-time). */
export function RulePreview({ rule, onSwitchOn, onClose }: RulePreviewProps) {
  const t = useTexts(messageRulesTexts);
  const { data, error, refetch } = usePreview(rule);
  const [isSaving, setSaving] = useState(false);
  const switchOn = () => {
    setSaving(true);
    void onSwitchOn().finally(onClose);
  };
  return (
    <Dialog
      title={t('preview.title', { rule: rule.title })}
      closeText={t('preview.close')}
      action={
        !rule.active &&
        data && (
          <Button loading={isSaving} onClick={switchOn}>
            {t('preview.switchOn')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <p>{`${t(`audiences.${rule.audience}`)}: ${whenOf(t, rule)}. ${t('preview.sent', { count: rule.sent })}`}</p>
      {!data && !error && <p role="status">{t('preview.loading')}</p>}
      {error && (
        <div role="alert">
          <p>{t('preview.failed', { reason: reasonOf(outcomeOf(error)) })}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('preview.again')}
          </Button>
        </div>
      )}
      {data && <Reached preview={data} />}
      {data && <p>{t(rule.active ? 'preview.on' : 'preview.off')}</p>}
    </Dialog>
  );
}
