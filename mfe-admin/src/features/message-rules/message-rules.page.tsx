import { type MessageRuleResponse, messageRuleViolations } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import { RowTick } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { messageRulesTexts } from '../../i18n/de-CH/message-rules.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { validateMessageRuleCreate, validateMessageRulePatch } from './message-rule.validator.generated.js';
import { RuleFields } from './rule-fields.tsx';
import { RulePreview } from './rule-preview.tsx';
import { valuesOf } from './rule-values.ts';
import { shortWhenOf } from './rule-words.ts';
import { useRuleSwitch } from './use-rule-switch.ts';

type T = Translate<typeof messageRulesTexts>;

const messageRules = resource('message_rules');

interface RowDoing {
  readonly onOpen: (rule: MessageRuleResponse) => void;
  readonly onSwitch: (rule: MessageRuleResponse, isOn: boolean) => Promise<void>;
}

/** Whoever switches a rule on sees first whom it reaches; off it goes at once. */
function SwitchCell({ rule, onOpen, onSwitch }: RowDoing & { readonly rule: MessageRuleResponse }) {
  const t = useTexts(messageRulesTexts);
  const save = async (isOn: boolean) => (isOn ? onOpen(rule) : onSwitch(rule, false));
  return <RowTick label={t('preview.switchOf', { rule: rule.title })} isOn={rule.active} onSave={save} />;
}

const columnsOf = (t: T, doing: RowDoing) => [
  { id: 'title', header: t('columns.title'), cell: ({ title }: MessageRuleResponse) => title },
  {
    id: 'audience',
    header: t('columns.audience'),
    cell: ({ audience }: MessageRuleResponse) => t(`audiences.${audience}`),
    width: 10,
  },
  {
    id: 'when',
    header: t('columns.when'),
    cell: (rule: MessageRuleResponse) => shortWhenOf(t, rule),
    width: 12,
  },
  {
    id: 'channel',
    header: t('columns.channel'),
    cell: ({ channel }: MessageRuleResponse) => t(`channels.${channel}`),
    width: 5,
  },
  {
    id: 'active',
    header: t('columns.active'),
    cell: (rule: MessageRuleResponse) => <SwitchCell rule={rule} {...doing} />,
    width: 4,
  },
  {
    id: 'preview',
    header: t('columns.preview'),
    cell: (rule: MessageRuleResponse) => (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('preview.openOf', { rule: rule.title })}
        onClick={() => doing.onOpen(rule)}
      >
        {t('preview.open')}
      </Button>
    ),
    width: 8,
  },
];

const formOf = (t: T) => ({
  titles: { create: t('create'), edit: t('edit') },
  nameOf: ({ title }: MessageRuleResponse) => title,
  valuesOf,
  validateCreate: validateMessageRuleCreate,
  validatePatch: validateMessageRulePatch,
  rules: messageRuleViolations,
  fieldLabels: {
    title: t('fields.title'),
    template: t('fields.template'),
    audience: t('fields.audience'),
    channel: t('fields.channel'),
    moment: t('fields.moment'),
    days: t('fields.days'),
    time: t('fields.time'),
    untilDays: t('fields.untilDays'),
    state: t('fields.state'),
    subject: t('fields.subject'),
    text: t('fields.words'),
    active: t('fields.active'),
  },
  fields: (rule: MessageRuleResponse | null) => <RuleFields rule={rule} />,
});

/** Rules of mails and SMS by time: what writes by itself, to whom and when (docs/domain/mails.md#rules-by-time). */
export function Page() {
  const t = useTexts(messageRulesTexts);
  const [opened, setOpened] = useState<MessageRuleResponse | null>(null);
  const onSwitch = useRuleSwitch();
  const tabs = useSettingsTabs();
  return (
    <>
      <EditableList
        resource={messageRules}
        name="message-rules"
        title={t('title')}
        tabs={tabs}
        views={<p>{t('intro')}</p>}
        columns={columnsOf(t, { onOpen: setOpened, onSwitch })}
        empty={t('empty')}
        form={formOf(t)}
      />
      {opened && (
        <RulePreview
          rule={opened}
          onSwitchOn={() => onSwitch(opened, true)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
