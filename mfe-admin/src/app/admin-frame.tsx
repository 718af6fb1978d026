import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import type { ReactNode } from 'react';
import { AdminSearch } from '../features/search/index.ts';
import styles from './admin-frame.module.css';
import { OpenWorkCounters } from './open-work-counters.tsx';

/** What every admin page has in common: Mantine, the search box in the bar on top, and counters of open work. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FirnMantineProvider density="office">
      <div className={styles.search}>
        <AdminSearch />
      </div>
      <OpenWorkCounters />
      {children}
    </FirnMantineProvider>
  );
}
