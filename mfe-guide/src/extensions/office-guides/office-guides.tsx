import type { Collection } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { withQuery } from '@firn/shared-contracts/shell';
import { Tile, useAnswer, useShell, useTexts } from '@firn/shared-ui/extension';
import { useState } from 'react';
import { officeGuidesTexts } from '../../i18n/de-CH/office-guides.ts';

const PLANNING = '/admin/events/planung';

type Counted = Collection<unknown>;

/** On the office's start page it says how many guides have not answered, and how many reports are missing. */
export function OfficeGuides() {
  const t = useTexts(officeGuidesTexts);
  const { now } = useShell();
  const [today] = useState(() => zurichDate(now()));
  const asked = useAnswer<Counted>(
    withQuery('/api/guide_assignments', { state: ['asked'], start: { after: today }, itemsPerPage: 1 }),
  );
  const missing = useAnswer<Counted>(withQuery('/api/events', { work: 'reports-missing', itemsPerPage: 1 }));
  const line = (href: string, { data }: typeof asked, key: 'asked' | 'missing') =>
    data && (
      <li>
        <a href={href}>
          <strong>{data.totalItems}</strong> {t(key, { count: data.totalItems })}
        </a>
      </li>
    );
  return (
    <Tile title={t('title')} href={PLANNING} answers={[asked, missing]}>
      <ul>
        {line(PLANNING, asked, 'asked')}
        {line('/admin/events/rapporte?work=reports-missing', missing, 'missing')}
      </ul>
    </Tile>
  );
}
