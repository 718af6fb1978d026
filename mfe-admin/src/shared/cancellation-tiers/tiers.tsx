import type { CancellationTier } from '@firn/shared-contracts/domain';
import { useTexts } from '@firn/shared-ui/remote';
import { cancellationTiersTexts } from '../../i18n/de-CH/cancellation-tiers.ts';
import { tierWords } from './tier-words.logic.ts';
import styles from './tiers.module.css';

/** What a cancellation costs by a version, in words. */
export function Tiers({ tiers }: { readonly tiers: readonly CancellationTier[] }) {
  const t = useTexts(cancellationTiersTexts);
  return (
    <ul className={styles.tiers}>
      {tierWords(t, tiers).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
