import {
  type MailPreview,
  type MailTextDraft,
  type MailTextResponse,
  mailTextViolations,
} from '@firn/shared-contracts/api';
import { useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { MailView } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { mailLookTexts } from '../../i18n/de-CH/mail-look.ts';
import { mailTextsTexts } from '../../i18n/de-CH/mail-texts.ts';
import { useSettledText } from '../../shared/use-settled-text.ts';
import { MailLook } from './mail-look.tsx';
import styles from './mail-text.module.css';

interface PreviewProps {
  readonly text: MailTextResponse;
  readonly draft: MailTextDraft;
}

function usePreview({ text, draft }: PreviewProps, enabled: boolean) {
  const { api } = useShell();
  return useQuery({
    queryKey: ['mail-preview', text.id, draft],
    queryFn: ({ signal }) => api.post<MailPreview>(`${text['@id']}/preview`, draft, { signal, quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

function TestButton({ text, draft }: PreviewProps) {
  const t = useTexts(mailTextsTexts);
  const { api, toasts } = useShell();
  const test = useMutation({
    mutationFn: () => api.post(`${text['@id']}/test_mail`, draft, { quiet: true }),
    onSuccess: () => toasts.add({ variant: 'success', text: t('tested') }),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
      {t('test')}
    </Button>
  );
}

interface PreviewBoxProps extends PreviewProps {
  /** What stands there at this moment, where the preview waits for a pause. */
  readonly latest?: MailTextDraft;
}

/** A text with samples in it, and a way to send that to oneself. */
export function MailPreviewBox({ text, draft, latest = draft }: PreviewBoxProps) {
  const t = useTexts(mailTextsTexts);
  const look = useTexts(mailLookTexts);
  const isRight = draft.subject.trim() !== '' && mailTextViolations(draft, text.placeholders).length === 0;
  const { data, error, refetch } = usePreview({ text, draft }, isRight);
  return (
    <div className={styles.preview}>
      {!isRight && <p className={styles.note}>{t('noPreview')}</p>}
      {error && isRight && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <MailLook mail={data} />}
      {data && (
        <details className={styles.plain}>
          <summary>{look('plain')}</summary>
          <MailView mail={data} isOld={!isRight} />
        </details>
      )}
      {isRight && <TestButton text={text} draft={latest} />}
    </div>
  );
}

/** The same of what stands in the form by now. */
export function FormPreview({ text }: Pick<PreviewProps, 'text'>) {
  const latest = {
    subject: useFormValue<string>('subject') ?? '',
    opening: useFormValue<string>('opening') ?? '',
    closing: useFormValue<string>('closing') ?? '',
  };
  const draft = {
    subject: useSettledText(latest.subject),
    opening: useSettledText(latest.opening),
    closing: useSettledText(latest.closing),
  };
  return <MailPreviewBox text={text} draft={draft} latest={latest} />;
}
