import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { accountTexts } from '../i18n/de-CH/account.ts';
import type { AccountFormSteps, FormProblem } from './account-form.types.ts';
import { problemOf } from './failure-text.ts';

const NO_PROBLEM: FormProblem = { errors: {}, trouble: null, isHeard: true };

function entriesOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** To the first wrong field; where none is, a field that has the focus keeps it, else the first one gets it. */
function focusProblem(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([readonly])')];
  if (wrong) wrong.focus();
  else if (!fields.some((field) => field === document.activeElement)) fields[0]?.focus();
}

/** A form whose entries stay in its fields, whatever becomes of them: checks, sends once at a time, says what is wrong. */
export function useAccountForm<Body extends object>({ read, check, send, explain }: AccountFormSteps<Body>) {
  const shell = useShell();
  const t = useTexts(accountTexts);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState(NO_PROBLEM);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!problem.isHeard && form.current) focusProblem(form.current);
  }, [problem]);

  const isShown = (name: string) => Boolean(form.current?.elements.namedItem(name));

  function wrongOf(body: Body): FormProblem | null {
    const errors: Record<string, string> = {};
    for (const { propertyPath, message } of check(body)) errors[propertyPath] ??= message;
    return Object.keys(errors).length > 0 ? { errors, trouble: null } : null;
  }

  async function run(body: Body): Promise<void> {
    setBusy(true);
    setProblem(NO_PROBLEM);
    try {
      await send(body);
    } catch (error) {
      setProblem(explain?.(error) ?? problemOf(error, isShown, { t, now: shell.now }));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const body = read(entriesOf(event.currentTarget));
    const wrong = wrongOf(body);
    if (wrong) setProblem(wrong);
    else void run(body);
  }

  /** What is said of a field counts until that changes. */
  function forget({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    if (!(name in problem.errors)) return;
    const { [name]: _gone, ...errors } = problem.errors;
    setProblem({ ...problem, errors, isHeard: true });
  }

  return { form, problem, isBusy, submit, forget };
}
