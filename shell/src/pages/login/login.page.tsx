import { isApiError } from '@firn/shared-contracts/shell';
import { phoneHref } from '@firn/shared-ui/format';
import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { loginTexts } from '../i18n/de-CH/login.ts';
import { useFrame } from '../model/frame-model.tsx';
import { useHydrated } from '../model/use-hydrated.ts';
import { loginTarget } from './login-target.ts';
import styles from './shell-page.module.css';
import { TextField } from './text-field.tsx';

type Problem = 'wrong' | 'tooMany' | 'failed';

function problemOf(error: unknown): Problem {
  const status = isApiError(error) ? error.status : 0;
  if (status === 401 || status === 422) return 'wrong';
  return status === 429 ? 'tooMany' : 'failed';
}

interface Entries {
  readonly email: string;
  readonly password: string;
}

function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

/** Logs in and continues to where the visitor wanted to go; a logged-in user continues at once. */
function useLogin() {
  const { session, shell } = useFrame();
  const { user } = useObservable(session);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!user) return;
    const { search } = shell.navigation.get().location;
    shell.navigation.replace(loginTarget(search, window.location.origin));
  }, [user, shell]);

  async function logIn({ email, password }: Entries): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await session.logIn(email, password);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { logIn, problem, isBusy };
}

/** Part of the server's HTML; a browser that runs scripts never shows it. */
function NeedsScript() {
  const t = useTexts(loginTexts);
  const { phone } = useFrame().chrome.company;
  return (
    <noscript>
      <p className={styles.problem}>
        {t('needsScript')} <a href={phoneHref(phone)}>{phone}</a>
      </p>
    </noscript>
  );
}

/** Leads whoever was refused to the form again: a field that has the focus keeps it, else the first one gets it. */
function focusField(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll('input')];
  if (!fields.some((field) => field === document.activeElement)) fields[0]?.focus();
}

export function Page() {
  const t = useTexts(loginTexts);
  const { logIn, problem, isBusy } = useLogin();
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (problem && form.current) focusField(form.current);
  }, [problem]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const entries = entriesOf(event.currentTarget);
    const empty = Object.entries(entries).filter(([, value]) => value === '');
    setMissing(new Set(empty.map(([name]) => name)));
    const first = empty[0]?.[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else void logIn(entries);
  }

  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <NeedsScript />
      {/* Until the script is there nothing can be sent; POST, so that a password can never end up in an address. */}
      <form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={submit}
        noValidate
        aria-describedby={problemId}
      >
        <p id={problemId} className={styles.problem} role="alert">
          {problem && t(problem)}
        </p>
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          error={missing.has('email') ? t('missingEmail') : null}
        />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          autoComplete="current-password"
          error={missing.has('password') ? t('missingPassword') : null}
        />
        {/* Not `disabled` while it is busy: that would take its focus away. */}
        <button type="submit" className={styles.submit} disabled={!isHydrated} aria-disabled={isBusy}>
          {isBusy ? t('submitting') : t('submit')}
        </button>
      </form>
      <p className={styles.links}>
        <a href="/passwort-vergessen">{t('forgotten')}</a>
        <a href="/register">{t('register')}</a>
      </p>
    </section>
  );
}
