import { type ReactNode, type SubmitEvent, useCallback, useMemo, useRef } from 'react';
import { Form } from 'react-final-form';
import { formatDateTime } from '../../format/dates.ts';
import { Button } from '../../mantine/button.ts';
import type { Stored } from '../../resource/resource.types.ts';
import { focusFirstError, focusFirstField } from '../focus-first-error.ts';
import { type FormComplaints, FormComplaintsContext, refusalsOf } from '../form-complaints.ts';
import type { FormValues } from '../merge-patch.ts';
import { labelIn } from '../schema-violations.ts';
import { useLeaveQuestion } from '../use-leave-question.tsx';
import { ConflictView } from './conflict-view.tsx';
import styles from './contract-form.module.css';
import type { ContractFormProps, CreateFormProps, EditFormProps } from './contract-form.types.ts';
import type { FormCore } from './form-core.ts';
import { FormFoot } from './form-foot.tsx';
import { FormNotice } from './form-notice.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import { FormTroubles } from './form-troubles.tsx';
import { useCoreState, useFormCore, useIsDirty } from './use-form-core.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useMayLeave } from './use-may-leave.ts';
import { useSaveKey } from './use-save-key.ts';
import { valueWords } from './value-words.ts';

/** The form itself draws nothing that changes. */
const NOTHING = {};
const NO_FIELDS: readonly string[] = [];
const NO_PARTS = {};
const nothingToDo = () => undefined;

function useComplaints<Item extends Stored, Values extends FormValues, Body>(
  core: FormCore<Item, Values, Body>,
) {
  const { failure, sent, conflict } = useCoreState(core);
  const claimed = useRef(new Set<string>()).current;
  const claim = useCallback(
    (name: string) => {
      claimed.add(name);
      return () => void claimed.delete(name);
    },
    [claimed],
  );
  const complaints: FormComplaints = useMemo(
    () => ({ claim, refusals: refusalsOf(failure), sent, waitsForTyping: true }),
    [claim, failure, sent],
  );
  return { claimed, complaints, conflict };
}

/** What stands above the fields: an unfinished draft, a newer item, another person's change. */
function Notices<Item extends Stored, Values extends FormValues, Body>({
  core,
  props,
  draftKey,
  onJoined,
  onAnswered,
}: {
  readonly core: FormCore<Item, Values, Body>;
  readonly props: ContractFormProps<Item, Values, Body>;
  readonly draftKey: string;
  readonly onJoined: () => void;
  readonly onAnswered: () => void;
}) {
  const { snapshot, conflict, newer } = useCoreState(core);
  const offer = useFormDraft(core, draftKey);
  const { fieldLabels, describe, carefulFields = NO_FIELDS, parts = NO_PARTS, valuesOf } = props;
  const answered = (answer: () => void) => () => {
    answer();
    onAnswered();
  };
  return (
    <>
      {offer && (
        <FormNotice tone="quiet">
          <p>{FORM_TEXTS.draft(formatDateTime(offer.draft.at))}</p>
          <Button variant="default" onClick={answered(offer.resume)}>
            {FORM_TEXTS.resume}
          </Button>
          <Button variant="default" onClick={answered(offer.drop)}>
            {FORM_TEXTS.discard}
          </Button>
        </FormNotice>
      )}
      {newer && (
        <FormNotice tone="quiet">
          <p>{FORM_TEXTS.newer}</p>
          <Button variant="default" onClick={answered(() => core.look())}>
            {FORM_TEXTS.look}
          </Button>
        </FormNotice>
      )}
      {conflict && (
        <ConflictView
          stale={conflict}
          base={snapshot.values}
          current={valuesOf(conflict.current)}
          labelOf={(path) => labelIn(fieldLabels, path) ?? FORM_TEXTS.somethingElse}
          wordsOf={(field, value) => describe?.[field]?.(value as never) ?? valueWords(value)}
          carefulFields={carefulFields}
          parts={parts}
          onJoin={(keepsMine) => {
            core.join(conflict.current, keepsMine);
            onJoined();
          }}
        />
      )}
    </>
  );
}

function ItemForm<Item extends Stored, Values extends FormValues, Body>(
  props: ContractFormProps<Item, Values, Body>,
): ReactNode {
  const { base, label, fieldLabels, draftKey = base?.['@id'] ?? label } = props;
  const { saveText, onlySends = false, onCancel, children } = props;
  const region = useRef<HTMLDivElement>(null);
  const core = useFormCore(props);
  const isDirty = useIsDirty(core);
  const { claimed, complaints, conflict } = useComplaints(core);
  const discard = useCallback(() => core.discard(), [core]);
  const mayLeave = useMayLeave(core);
  const focusRefused = useCallback((isTaken: boolean) => {
    if (!isTaken && region.current) focusFirstError(region.current);
    return isTaken;
  }, []);
  const save = useCallback(() => core.save().then(focusRefused), [core, focusRefused]);
  const saveAndLeave = useCallback(() => core.saveAndLeave().then(focusRefused), [core, focusRefused]);
  const leaveDialog = useLeaveQuestion({
    isAsked: isDirty,
    mayLeave,
    texts: FORM_TEXTS.leave,
    onLeave: discard,
    // Nobody orders in passing.
    save: onlySends ? undefined : saveAndLeave,
  });
  const saveByKey = useCallback(() => void save(), [save]);
  useSaveKey(region, saveByKey);
  const focusField = () => region.current && focusFirstField(region.current);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <FormComplaintsContext value={complaints}>
      <Form<Values> form={core.form} subscription={NOTHING} onSubmit={nothingToDo}>
        {() => (
          <div ref={region} className={styles.region}>
            <Notices
              core={core}
              props={props}
              draftKey={draftKey}
              onJoined={() => {
                focusField();
                void save();
              }}
              onAnswered={focusField}
            />
            <FormTroubles
              core={core}
              labelOf={(path) => labelIn(fieldLabels, path)}
              claimed={claimed}
              onAgain={saveByKey}
            />
            <form
              noValidate
              aria-label={label}
              className={styles.form}
              data-item
              data-dirty={isDirty || undefined}
              onSubmit={submit}
            >
              {children}
              <FormFoot
                saveText={saveText}
                onlySends={onlySends}
                isDirty={isDirty}
                isNext={!conflict && (isDirty || onlySends)}
                onDiscard={discard}
                onCancel={onCancel}
              />
            </form>
            {leaveDialog}
          </div>
        )}
      </Form>
    </FormComplaintsContext>
  );
}

/**
 * A form over an item of the API, or over a new one. It sends what changed and the version it was made from, puts
 * every complaint where it belongs, and loses nothing that was typed: not by a refetch, another person's change, a cut
 * connection, an ended session, a version switch, nor by leaving without being asked.
 */
export function ContractForm<Item extends Stored, Values extends FormValues, Body>(
  props: EditFormProps<Item, Values, Body>,
): ReactNode;
export function ContractForm<Item extends Stored, Values extends FormValues, Body>(
  props: CreateFormProps<Item, Values, Body>,
): ReactNode;
export function ContractForm<Item extends Stored, Values extends FormValues, Body>(
  props: ContractFormProps<Item, Values, Body>,
): ReactNode {
  return <ItemForm key={props.base?.['@id'] ?? ''} {...props} />;
}
