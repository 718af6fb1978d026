import { useTexts } from '@firn/shared-ui/remote';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import styles from './notice.module.css';
import {
  breachesOf,
  gateKey,
  isSessionEnded,
  problemKey,
  problemOf,
  technicalDetail,
} from './problem.logic.ts';
import { SessionEnded } from './session-ended.tsx';

/** Why a change was refused: a sentence, each failed gate, and below them the gateway's own text. */
export function ChangeProblem({ error }: { readonly error: unknown }) {
  const t = useTexts(deliveryTexts);
  if (isSessionEnded(error)) return <SessionEnded />;
  const problem = problemOf(error);
  const breaches = problem ? breachesOf(problem) : [];
  const detail = breaches.length === 0 ? technicalDetail(problem) : null;
  return (
    <div className={styles.notice} role="alert">
      <p>{t(`problems.${problemKey(problem)}`)}</p>
      {detail && (
        <p className={styles.detail} lang="en">
          {detail}
        </p>
      )}
      {breaches.length > 0 && (
        <ul>
          {breaches.map((breach) => (
            <li key={breach.message}>
              <strong>{t(`gates.names.${gateKey(breach)}`)}:</strong> {t(`gates.texts.${gateKey(breach)}`)}
              <p className={styles.detail} lang="en">
                {breach.message}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
