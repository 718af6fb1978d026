import type { AssignmentConflictsResponse } from '@firn/shared-contracts/api';
import { Button, NativeSelect, Radio, Textarea } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { useConflicts } from '../../shared/event-guides/conflicts.tsx';
import { type Board, type BoardEvent, hintOf } from './board.logic.ts';
import styles from './planning-board.module.css';
import { useAssign } from './use-assign.ts';
import { barFacts, levelOf, nameOfEvent } from './words.ts';

const STATES = ['asked', 'accepted'] as const;
type Asked = (typeof STATES)[number];
/** As the contract has it. */
const REASON_LENGTH = 500;

function Conflicts({ data, isError }: UseQueryResult<AssignmentConflictsResponse>) {
  const t = useTexts(planningBoardTexts);
  return (
    <div role="status" className={styles.conflicts}>
      {!data && <p>{t(isError ? 'assign.unchecked' : 'assign.checking')}</p>}
      {data?.conflicts.length === 0 && <p>{t('assign.free')}</p>}
      {data && data.conflicts.length > 0 && (
        <>
          <p>{t('assign.conflicts')}</p>
          <ul>
            {data.conflicts.map(({ kind, message, needsReason }) => (
              <li key={`${kind} ${message}`} data-grave={needsReason || undefined}>
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface GuideSelectProps {
  readonly event: BoardEvent;
  readonly board: Board;
  readonly value: string;
  readonly error: string;
  readonly onChange: (guide: string) => void;
}

/** All guides, each with what the board knows of them on those days. */
function GuideSelect({ event, board, value, error, onChange }: GuideSelectProps) {
  const t = useTexts(planningBoardTexts);
  const options = board.guides.flatMap((row) => {
    if (!row.guide) return [];
    const hint = t(`hints.${hintOf(row, event, board) ?? 'none'}`);
    return [{ value: row.guide['@id'], label: `${row.guide.fullName} · ${levelOf(t, row.guide)} · ${hint}` }];
  });
  return (
    <NativeSelect
      label={t('assign.guide')}
      data={[{ value: '', label: t('assign.choose') }, ...options]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface AssignDialogProps {
  readonly event: BoardEvent;
  /** Preselected; empty for nobody. */
  readonly guide: string;
  readonly board: Board;
  readonly onClose: () => void;
  readonly onDone: (guide: string) => void;
}

/** The one way to a guide: shows what speaks against it before anything is sent. */
export function AssignDialog({ event, guide: preselected, board, onClose, onDone }: AssignDialogProps) {
  const t = useTexts(planningBoardTexts);
  const [guide, setGuide] = useState(preselected);
  const [state, setState] = useState<Asked>('asked');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const conflicts = useConflicts(event['@id'], guide || null);
  const name = board.guides.find((row) => row.guide?.['@id'] === guide)?.guide?.fullName ?? '';
  const assign = useAssign({ guide: name, onDone: () => onDone(guide) });
  const needsReason = conflicts.data?.conflicts.some((conflict) => conflict.needsReason) ?? false;
  const isChecking = guide !== '' && conflicts.isPending;
  const send = () => {
    setTried(true);
    const overrideReason = reason.trim();
    if (!guide || (needsReason && !overrideReason)) return;
    assign.mutate({ event: event['@id'], guide, state, ...(needsReason && { overrideReason }) });
  };
  return (
    <Dialog
      title={t('assign.title')}
      closeText={assign.isPending ? null : t('assign.cancel')}
      onClose={onClose}
      action={
        <Button loading={assign.isPending || isChecking} onClick={send}>
          {t(`assign.send.${state}`)}
        </Button>
      }
    >
      <div className={styles.form}>
        <div>
          <strong>{nameOfEvent(event)}</strong>
          <p className={styles.facts}>{barFacts(t, event, null)}</p>
        </div>
        <GuideSelect
          event={event}
          board={board}
          value={guide}
          error={isTried && !guide ? t('assign.missing') : ''}
          onChange={(chosen) => {
            setGuide(chosen);
            setTried(false);
            assign.reset();
          }}
        />
        {guide && <Conflicts {...conflicts} />}
        <Radio.Group label={t('assign.state')} value={state} onChange={(value) => setState(value as Asked)}>
          <div className={styles.choices}>
            <Radio value="asked" label={t('assign.ask')} />
            <Radio value="accepted" label={t('assign.agreed')} />
          </div>
        </Radio.Group>
        {needsReason && (
          <Textarea
            label={t('assign.reason')}
            withAsterisk
            rows={3}
            maxLength={REASON_LENGTH}
            value={reason}
            error={isTried && !reason.trim() ? t('assign.reasonMissing') : ''}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {assign.refusal && (
          <p role="alert" className={styles.refusal}>
            {assign.refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}
