import { useTexts } from '@firn/shared-ui/remote';
import styles from './change-problem.module.css';
import { breachesOf, problemOf } from './use-change.ts';

/** Answers that have a sentence of ours; of all others the gateway's own is shown. */
const KNOWN = [
  'gates-failed',
  'csrf',
  'forbidden',
  'impersonating',
  'session-unreadable',
  'version-withdrawn',
];

/** Why a change was not made: a sentence, and each gate it did not pass. */
export function ChangeProblem({ error }: { readonly error: unknown }) {
  const t = useTexts('delivery');
  const problem = problemOf(error);
  const code = problem?.type.replace('/problems/', '') ?? '';
  const breaches = problem ? breachesOf(problem) : [];
  return (
    <div className={styles.problem} role="alert">
      <p>{KNOWN.includes(code) ? t(`problems.${code}`) : t('problems.other')}</p>
      {problem && breaches.length === 0 && <p className={styles.detail}>{problem.detail}</p>}
      {breaches.length > 0 && (
        <ul>
          {breaches.map(({ gate, message }) => (
            <li key={message}>
              <strong>{t(`gates.${gate}`)}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
