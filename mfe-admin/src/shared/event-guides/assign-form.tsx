import { Button, Radio } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { Conflicts } from './conflicts.tsx';
import styles from './event-guides.module.css';
import { GuideChange } from './guide-change.tsx';
import { ReasonInput } from './reason-input.tsx';
import { ASSIGN_STATES, type AssignFormState, type AssignState } from './use-assign-form.ts';

export interface GuidePick {
  readonly label: string;
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (guide: string | null) => void;
}

interface AssignFormProps {
  readonly form: AssignFormState;
  /** Who there is to choose from. */
  readonly pick: (props: GuidePick) => ReactNode;
}

/** Chooses a guide and says what speaks against it before anybody is asked. */
export function AssignForm({ form, pick }: AssignFormProps) {
  const t = useTexts(eventGuidesTexts);
  return (
    <div className={styles.form}>
      {pick({
        label: t('pick'),
        value: form.guide,
        error: form.isGuideMissing ? t('pickFirst') : undefined,
        onChange: form.choose,
      })}
      {form.guide && <Conflicts {...form.conflicts} />}
      <Radio.Group
        label={t('how')}
        value={form.state}
        onChange={(value) => form.setState(value as AssignState)}
      >
        <div className={styles.choices}>
          {ASSIGN_STATES.map((state) => (
            <Radio key={state} value={state} label={t(`states.${state}`)} />
          ))}
        </div>
      </Radio.Group>
      {form.needsReason && (
        <ReasonInput value={form.reason} isMissing={form.isReasonMissing} onChange={form.setReason} />
      )}
      {form.body && form.state === 'asked' && (
        <StepMails path="/api/guide_assignments" body={form.body} options={{ query: { dryRun: 1 } }} />
      )}
      {form.body && form.state === 'accepted' && (
        <GuideChange asked={form.asked} tell={form.tell} onTell={form.setTell} before={form.before} />
      )}
      {form.refusal && (
        <p role="alert" className={styles.refusal}>
          {form.refusal}
        </p>
      )}
    </div>
  );
}

/** Sends the form; it stands among the buttons of the dialog. */
export function AssignButton({ form }: { readonly form: AssignFormState }) {
  const t = useTexts(eventGuidesTexts);
  return (
    <Button loading={form.isBusy} onClick={form.send}>
      {t(`send.${form.state}`)}
    </Button>
  );
}
