import { type MailTextResponse, mailTextInForce, mailTextViolations } from '@firn/shared-contracts/api';
import { ContractForm, FormSection, TextareaField, TextField } from '@firn/shared-ui/form';
import { usePageParams, useSession, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { useId } from 'react';
import { mailTextsTexts } from '../../i18n/de-CH/mail-texts.ts';
import { Facts } from '../../shared/facts.tsx';
import { mailTextPath } from '../../shared/mail-text-paths.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { DefaultButton } from './default-button.tsx';
import styles from './mail-text.module.css';
import { validateMailTextWords } from './mail-text.validator.generated.js';
import { FormPreview, MailPreviewBox } from './mail-text-preview.tsx';
import { Placeholders } from './placeholders.tsx';

const mailTexts = resource('mail_texts');

interface TextProps {
  readonly text: MailTextResponse;
}

function MailTextForm({ text }: TextProps) {
  const t = useTexts(mailTextsTexts);
  const write = useWrite(mailTexts);
  const preview = useId();
  const fieldLabels = {
    subject: t('fields.subject'),
    opening: t('fields.opening'),
    closing: t('fields.closing'),
  };
  return (
    <ContractForm
      base={text}
      valuesOf={(item: MailTextResponse | null) => mailTextInForce(item ?? text)}
      validate={validateMailTextWords}
      rules={(values) => mailTextViolations(values, text.placeholders)}
      save={(body, from) => write.patch(from, body)}
      label={t('form')}
      fieldLabels={fieldLabels}
    >
      <FormSection title={t('section')}>
        <div className={styles.sides}>
          <div className={styles.side}>
            <Placeholders known={text.placeholders}>
              <TextField name="subject" label={fieldLabels.subject} required />
              <TextareaField
                name="opening"
                label={fieldLabels.opening}
                description={t('hints.opening')}
                rows={8}
              />
              <TextareaField
                name="closing"
                label={fieldLabels.closing}
                description={t('hints.closing')}
                rows={5}
              />
            </Placeholders>
            <DefaultButton text={text} />
          </div>
          <section aria-labelledby={preview} className={styles.side}>
            <h3 id={preview}>{t('preview')}</h3>
            <FormPreview text={text} />
          </section>
        </div>
      </FormSection>
    </ContractForm>
  );
}

/** For who may not change it: what it says, and how it looks. */
function MailTextFacts({ text }: TextProps) {
  const t = useTexts(mailTextsTexts);
  const draft = mailTextInForce(text);
  return (
    <>
      <p className={styles.note}>{t('readOnly')}</p>
      <Facts
        facts={(['subject', 'opening', 'closing'] as const).map((field) => [
          t(`fields.${field}`),
          draft[field] && (
            <span key={field} className={styles.words}>
              {draft[field]}
            </span>
          ),
        ])}
      />
      <h2>{t('preview')}</h2>
      <MailPreviewBox text={text} draft={draft} />
    </>
  );
}

/** One text of our mails, with a preview beside it (docs/domain/mails.md#texts). */
export function Page() {
  const t = useTexts(mailTextsTexts);
  const { template = '' } = usePageParams();
  const { isSuperAdmin } = useSession().permissions;
  const [settings, messages] = useSettingsTabs();
  return (
    <ResourcePage
      resource={mailTexts}
      id={template}
      title={t('title')}
      nameOf={({ title }) => title}
      tabs={[{ path: mailTextPath(template), text: t('section') }, messages, settings]}
    >
      {(text) => (
        <>
          <p className={styles.note}>{text.sentWhen}</p>
          {isSuperAdmin ? <MailTextForm text={text} /> : <MailTextFacts text={text} />}
        </>
      )}
    </ResourcePage>
  );
}
