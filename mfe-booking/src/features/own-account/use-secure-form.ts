import { requiredMessage } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { useShell, useTexts, useTypedText, whileSending } from '@firn/shared-ui/remote';
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import { errorsOf, type FormProblem, NO_PROBLEM, problemOf } from './form-problem.ts';
import { usePassingFocus } from './use-passing-focus.ts';

/** The fields of a form by their names. */
export type Entries = Readonly<Record<string, string>>;

export interface SecureFormSteps {
  /** What can be seen to be wrong without asking the server, besides empty fields. */
  readonly check?: (entries: Entries) => readonly Violation[];
  readonly send: (entries: Entries) => Promise<void>;
}

const entriesOf = (form: HTMLFormElement): Entries =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What people read at a field. */
function labelOf(form: HTMLFormElement | null, name: string): string | null {
  const field = form?.elements.namedItem(name);
  return (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || null;
}

/** A form whose entries never become a draft, because passwords are among them: checks, sends once at a time, says what is wrong. */
export function useSecureForm({ check, send }: SecureFormSteps) {
  const { now } = useShell();
  const t = useTexts(ownAccountTexts);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState(NO_PROBLEM);
  const [isBusy, setBusy] = useState(false);
  const [isTyped, setTyped] = useState(false);
  useTypedText(isTyped);
  usePassingFocus(form);
  // What is left to say while somebody types must not take the focus from them.
  const [refusal, setRefusal] = useState(NO_PROBLEM);
  useEffect(() => {
    if (refusal !== NO_PROBLEM) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  const isShown = (name: string) => Boolean(form.current?.elements.namedItem(name));

  function wrongOf(entries: Entries): Record<string, string> {
    const empty = Object.keys(entries).filter((name) => entries[name]?.trim() === '');
    const missing = empty.map((propertyPath) => ({
      propertyPath,
      message: requiredMessage(labelOf(form.current, propertyPath)),
    }));
    return errorsOf([...missing, ...(check?.(entries) ?? [])]);
  }

  function refuse(wrong: FormProblem): void {
    setProblem(wrong);
    setRefusal(wrong);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const entries = entriesOf(event.currentTarget);
    const errors = wrongOf(entries);
    if (Object.keys(errors).length > 0) return refuse({ errors, trouble: '' });
    setBusy(true);
    setProblem(NO_PROBLEM);
    try {
      await whileSending(send(entries));
    } catch (error) {
      refuse(problemOf(error, isShown, { t, now }));
    } finally {
      setBusy(false);
    }
  }

  /** What is said of a field counts until that changes. */
  function type({ target }: FormEvent<HTMLFormElement>): void {
    setTyped(true);
    const { name } = target as HTMLInputElement;
    const { [name]: said, ...errors } = problem.errors;
    if (said !== undefined) setProblem({ ...problem, errors });
  }

  return { form, problem, isBusy, submit, type };
}
