import { useShell } from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { RichText } from '@firn/shared-ui/rich-text';
import { useQuery } from '@tanstack/react-query';
import styles from './conditions.module.css';

/** The office's short text on its conditions; the whole of them stands behind the link below. */
export function Conditions() {
  const { api } = useShell();
  const text = useQuery(companyQuery(api)).data?.conditionsText;
  return text ? (
    <div className={styles.conditions}>
      <RichText html={text} />
    </div>
  ) : null;
}
